import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAtMost, isSame, lowestBit, nthBit, popcount } from '../src/bits.ts'

/** A zone has at most 30 kinds. */
const masks = fc.integer({ min: 0, max: 2 ** 30 - 1 })

describe('sets of kinds as bit masks', () => {
  it('popcount counts the ones of a mask', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        expect(popcount(mask)).toBe(mask.toString(2).replaceAll('0', '').length)
      }),
    )
  })

  it('popcount of the empty and of the full mask', () => {
    expect([popcount(0), popcount(2 ** 30 - 1)]).toEqual([0, 30])
  })

  it('lowestBit is the place of the last one', () => {
    fc.assert(
      fc.property(masks, fc.integer({ min: 0, max: 29 }), (mask, bit) => {
        const digits = [...(mask | (1 << bit)).toString(2)].reverse()
        expect(lowestBit(mask | (1 << bit))).toBe(digits.indexOf('1'))
      }),
    )
  })

  it('nthBit counts the ones from below', () => {
    fc.assert(
      fc.property(masks, (mask) => {
        const ones = [...mask.toString(2)].reverse().flatMap((digit, bit) => (digit === '1' ? [bit] : []))
        expect(ones.map((_, n) => nthBit(mask, n))).toEqual(ones)
      }),
    )
  })

  it('nthBit of the full mask', () => {
    const all = Array.from({ length: 30 }, (_, bit) => bit)
    expect(all.map((n) => nthBit(2 ** 30 - 1, n))).toEqual(all)
  })

  it('isSame and isAtMost compare as 1 and 0', () => {
    const numbers = fc.integer({ min: 0, max: 2 ** 30 - 1 })
    fc.assert(
      fc.property(numbers, numbers, (a, b) => {
        expect([isSame(a, b), isSame(a, a)]).toEqual([Number(a === b), 1])
        expect([isAtMost(a, b), isAtMost(a, a), isAtMost(a + 1, a)]).toEqual([Number(a <= b), 1, 0])
      }),
    )
  })
})
