import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowestBit, popcount } from '../src/bits.ts'

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
})
