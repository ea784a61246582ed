import { describe, expect, it } from 'vitest'
import { oddsNow, rollOdds } from '../src/index.ts'
import { board, played } from './toy.ts'

/** Every fall of the dice, counted. */
function enumerated(dice: number, least: number) {
  const ways = [0, 0, 0]
  for (let fall = 0; fall < 6 ** dice; fall++) {
    let successes = 0
    for (let i = 0; i < dice; i++) if ((Math.floor(fall / 6 ** i) % 6) + 1 >= least) successes++
    ways[Math.min(successes, 2)]!++
  }
  const [none, one, two] = ways.map((n) => n / 6 ** dice)
  return { none: none!, one: one!, two: two! }
}

describe.each([1, 2, 3, 4, 5])('the odds of %i dice', (dice) => {
  it.each([
    { fours: false, least: 5 },
    { fours: true, least: 4 },
  ])('R2, R8: are those of all falls, 4s counting: $fours', ({ fours, least }) => {
    const odds = rollOdds(dice, fours)
    const counted = enumerated(dice, least)
    expect(odds.dice).toBe(dice)
    expect(odds.none).toBeCloseTo(counted.none, 12)
    expect(odds.one).toBeCloseTo(counted.one, 12)
    expect(odds.two).toBeCloseTo(counted.two, 12)
    expect(odds.none + odds.one + odds.two).toBeCloseTo(1, 12)
  })
})

describe('the odds now', () => {
  it('one die never gives two successes', () => {
    expect(rollOdds(1, false).two).toBe(0)
  })

  it('D2: take the dice of the dial', () => {
    expect(oddsNow(board({}, { threat: 7 }).state)).toEqual(rollOdds(1, false))
  })

  it('R7, R8: take what waits for the next roll', () => {
    const { t } = played([
      { op: 'dice', n: 2, duration: 'next' },
      { op: 'fours', duration: 'next' },
    ])
    expect(oddsNow(t.state)).toEqual(rollOdds(4, true))
  })
})
