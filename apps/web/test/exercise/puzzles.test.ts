import { describe, expect, it } from 'vitest'
import { dayOf, puzzleOfDay, shuffled } from '../../src/puzzles/daily.ts'
import { standingOf } from '../../src/puzzles/standing.ts'

const PUZZLES = ['d', 'b', 'a', 'c', 'e'].map((id, i) => ({ id, rating: i + 1 }))
const NOON = (day: number) => new Date(2026, 10, day, 12)

describe('the puzzle of the day', () => {
  it('is the same all day long and another one the next, until all were asked', () => {
    const morning = dayOf(new Date(2026, 10, 16, 0, 1))
    expect(dayOf(new Date(2026, 10, 16, 23, 59))).toBe(morning)
    expect(dayOf(new Date(2026, 10, 17, 0, 1))).toBe(morning + 1)
    const week = PUZZLES.map((_, i) => puzzleOfDay(PUZZLES, morning + i).id)
    expect(new Set(week).size).toBe(PUZZLES.length)
    expect(puzzleOfDay(PUZZLES, morning + PUZZLES.length).id).toBe(week[0])
  })

  it('does not depend on the order of the file', () => {
    expect(shuffled(PUZZLES.toReversed())).toEqual(shuffled(PUZZLES))
  })
})

describe('how somebody does', () => {
  const answers = (...given: readonly (readonly [id: string, day: number, right: boolean])[]) =>
    given.map(([id, day, right], i) => ({ id, at: NOON(day).getTime() + i, right }))

  it('counts rows of right answers, and days', () => {
    const tries = answers(
      ['a', 14, true],
      ['b', 14, true],
      ['c', 15, false],
      ['c', 15, true],
      ['x', 16, true],
    )
    const { row, longestRow, days, solved } = standingOf(tries, PUZZLES, NOON(16))
    expect([row, longestRow, days, [...solved].sort().join('')]).toEqual([1, 2, 2, 'abc'])
    expect(standingOf(tries, PUZZLES, NOON(17)).days).toBe(0)
  })

  it('rates by the first answer to each puzzle: a hard one gains more, an easy one costs more', () => {
    const rating = (id: string, ...right: boolean[]) =>
      standingOf(answers(...right.map((each, i) => [id, i + 1, each] as const)), PUZZLES, NOON(9)).rating
    const start = standingOf([], PUZZLES, NOON(9)).rating
    expect(rating('e', true) - start).toBeGreaterThan(rating('d', true) - start)
    expect(start - rating('d', false)).toBeGreaterThan(start - rating('e', false))
    expect(rating('d', false, true, true)).toBe(rating('d', false))
  })
})
