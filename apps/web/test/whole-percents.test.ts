import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wholePercents } from '../src/words/wholePercents.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)

it('add up to 100, each less than one away from its share', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 7776 }), { minLength: 2, maxLength: 4 }), (counts) => {
      fc.pre(sum(counts) > 0)
      const shares = counts.map((n) => n / sum(counts))
      const shown = wholePercents(shares)
      expect(sum(shown)).toBe(100)
      for (const [i, n] of shown.entries()) expect(Math.abs(n - shares[i]! * 100)).toBeLessThan(1)
    }),
  )
})

it('two dice: 11, 44 and 45, where each alone would be rounded down', () => {
  expect(wholePercents([4 / 36, 16 / 36, 16 / 36])).toEqual([11, 45, 44])
  expect(wholePercents([1, 0, 0])).toEqual([100, 0, 0])
})
