import { describe, expect, it } from 'vitest'
import { HELP, OPTIONS } from '../train/options.ts'

describe('the help of training', () => {
  it.each(Object.entries(OPTIONS))('has a line for --%s, and says what is usual', (name, option) => {
    const line = HELP.split('\n').find((each) => each.startsWith(`  --${name} `))
    expect(line).toBeDefined()
    if (name === 'games' && 'default' in option) expect(line).toContain(`default ${option.default}`)
  })

  it('fits a terminal', () => {
    expect(Math.max(...HELP.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80)
  })
})
