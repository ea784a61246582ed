import { describe, expect, it } from 'vitest'
import { shownNumber } from '../src/index.ts'

describe('a number', () => {
  it('is written as the language does', () => {
    expect(shownNumber('en', 12_345.6, 1)).toBe('12,345.6')
    expect(shownNumber('fr', 0.5, 1)).toBe('0,5')
  })

  it('below 0 has a real minus, and none once it is rounded to 0', () => {
    expect(shownNumber('en', -1.2, 1)).toBe('−1.2')
    expect(shownNumber('fr', -0.04, 1)).toBe('0,0')
  })
})
