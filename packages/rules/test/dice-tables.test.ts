import { describe, expect, it } from 'vitest'
import { FIVES_AND_SIXES, FOURS, FOURS_AND_UP, PAIRS, pairsOf, ROLLS } from '../src/dice-tables.ts'
import { packDice, unpackDice } from '../src/index.ts'

describe('the tables of dice', () => {
  it('list every roll of 0 to 5 dice once', () => {
    expect(ROLLS.map((rolls) => new Set(rolls).size)).toEqual([1, 6, 36, 216, 1296, 7776])
    for (const [count, rolls] of ROLLS.entries()) {
      expect(rolls).toHaveLength(6 ** count)
      const faces = new Set([...rolls].flatMap((roll) => unpackDice(roll, count)))
      expect([...faces].sort()).toEqual(count === 0 ? [] : [1, 2, 3, 4, 5, 6])
      // Nothing beyond the dice that were rolled.
      expect(Math.max(...rolls)).toBe(packDice(Array(count).fill(6)))
    }
  })

  it('R2, R3, R8: count the successes and find the 4s of every roll', () => {
    for (const [count, rolls] of ROLLS.entries()) {
      const faces = [...rolls].map((roll) => unpackDice(roll, count))
      const atLeast = (least: number) => faces.map((dice) => dice.filter((face) => face >= least).length)
      const places = faces.map((dice) => dice.reduce((mask, face, die) => mask | (+(face === 4) << die), 0))
      expect(Array.from(rolls, (roll) => FIVES_AND_SIXES[roll])).toEqual(atLeast(5))
      expect(Array.from(rolls, (roll) => FOURS_AND_UP[roll])).toEqual(atLeast(4))
      expect(Array.from(rolls, (roll) => FOURS[roll])).toEqual(places)
    }
  })

  it('count the disjoint pairs of every roll, face by face', () => {
    for (const [count, rolls] of ROLLS.entries()) {
      for (let face = 1; face <= 6; face++) {
        const showing = (roll: number) => unpackDice(roll, count).filter((die) => die === face).length
        const pairs = Array.from(rolls, (roll) => Math.floor(showing(roll) / 2))
        expect(Array.from(rolls, (roll) => pairsOf(PAIRS[roll]!, face))).toEqual(pairs)
      }
    }
  })
})
