import { describe, expect, it } from 'vitest'
import { DecisionStream, SeededChance, unpackDice } from '../src/index.ts'

/** Five red kinds, then three gold ones. */
const UNSEEN = [3, 0, 2, 1, 4, 1, 1, 1]

const six = (one: () => number): number[] => Array.from({ length: 6 }, one)

/** A save holds a seed, not what it gave: these values may never change while old saves are to be replayed. */
describe('what a seed gives is for ever', () => {
  it.each([
    {
      seed: 'negotiator',
      dice: [6, 4, 5, 4, 4, 4, 4],
      red: [0, 0, 4, 2, 0, 0],
      gold: [6, 7, 5, 6, 6, 7],
      majors: [0, 3, 2, 5, 0, 2],
      escapes: [3, 3, 5, 3, 5, 5],
    },
    {
      seed: '',
      dice: [2, 3, 4, 5, 3, 5, 2],
      red: [2, 4, 0, 4, 0, 4],
      gold: [5, 5, 7, 6, 7, 5],
      majors: [3, 0, 3, 2, 0, 2],
      escapes: [2, 2, 0, 2, 0, 0],
    },
    {
      seed: 'é😀',
      dice: [1, 6, 1, 1, 5, 1, 5],
      red: [3, 4, 2, 4, 0, 4],
      gold: [6, 5, 6, 5, 7, 7],
      majors: [5, 5, 3, 5, 3, 3],
      escapes: [5, 2, 0, 0, 3, 5],
    },
  ])('seed "$seed"', ({ seed, ...given }) => {
    const chance = new SeededChance(seed)
    expect({
      dice: [...unpackDice(chance.roll(5), 5), ...unpackDice(chance.roll(2), 2)],
      red: six(() => chance.terror(UNSEEN, 0, 5)),
      gold: six(() => chance.terror(UNSEEN, 5, 8)),
      majors: six(() => chance.demand(0b101101, 0, 0)),
      escapes: six(() => chance.demand(0b101101, 0, 1)),
    }).toEqual(given)
  })

  it('decisions too', () => {
    const stream = new DecisionStream('negotiator')
    expect([stream.below(1000), stream.below(1000), stream.below(1000)]).toEqual([276, 332, 138])
    expect([stream.uint32(), stream.uint32()]).toEqual([282681032, 296508854])
    stream.reseed(7, 9)
    expect(stream.uint32()).toBe(1564713951)
  })
})
