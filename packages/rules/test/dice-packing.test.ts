import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dieAt } from '../src/chance.ts'
import { packDice, unpackDice } from '../src/index.ts'

/** Also six and more: a chance source of someone else may pack them. */
const faces = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 8 })

describe('dice in one integer', () => {
  it('three bits each, the first die lowest', () => {
    expect(packDice([1, 2, 3])).toBe(0b011_010_001)
  })

  it('unpack gives back what was packed', () => {
    fc.assert(
      fc.property(faces, (dice) => {
        expect(unpackDice(packDice(dice), dice.length)).toEqual(dice)
      }),
    )
  })

  it('dieAt reads a single one', () => {
    fc.assert(
      fc.property(faces, (dice) => {
        expect(dice.map((_, index) => dieAt(packDice(dice), index))).toEqual(dice)
      }),
    )
  })
})
