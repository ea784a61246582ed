import { describe, expect, it } from 'vitest'
import type { Cell } from '../strength/cell.ts'
import { goalsPage } from '../strength/goals.ts'

const cell = (policy: Cell['policy'], winRate: number, margin: number, isOfToday = true): Cell => ({
  abductor: 'arkayne',
  policy,
  isOfToday,
  search: 1,
  games: 100,
  won: 50,
  winRate,
  margin,
  p95: 10,
  p99: 10,
})

const rowOf = (...cells: Cell[]): string =>
  goalsPage(cells)
    .split('\n')
    .find((line) => line.startsWith('| arkayne'))!

describe('a goal is met or missed only beyond the interval of the difference', () => {
  it.each([
    [0.79, '+9.0 ± 5.0 met'],
    [0.74, '+4.0 ± 5.0 met by the mean'],
    [0.72, '+2.0 ± 5.0 missed by the mean'],
    [0.67, '-3.0 ± 5.0 MISSED'],
  ])('deep wins %f, instant 0.70', (winRate, shown) => {
    expect(rowOf(cell('instant', 0.7, 0.03), cell('deep', winRate, 0.04))).toContain(`| ${shown} |`)
  })

  it('an interval counts as often as what it belongs to', () => {
    // 0.66 is 0.06 above three times 0.2, and 0.03 becomes 0.09 with it.
    expect(rowOf(cell('greedy', 0.2, 0.03), cell('instant', 0.66, 0))).toContain('× met by the mean')
    expect(rowOf(cell('greedy', 0.2, 0.01), cell('instant', 0.66, 0))).toContain('× met |')
  })

  it('near all games half the distance counts, with its own interval', () => {
    const nearly = rowOf(cell('instant', 0.95, 0.03), cell('deep', 0.98, 0))
    expect(nearly).toContain('met by the mean (by half the distance: ')
    const surely = rowOf(cell('instant', 0.95, 0.003), cell('deep', 0.98, 0))
    expect(surely).toContain('met (by half the distance: ')
  })

  it('why half the distance counts is said: the goal lies near the bound, or beyond it', () => {
    const timesGreedy = (winRate: number) => rowOf(cell('greedy', winRate, 0), cell('instant', 0.8, 0))
    expect(timesGreedy(0.326)).toContain('a goal of 97.8 % lies within 3 points of the bound')
    expect(timesGreedy(0.525)).toContain('a goal of 157.5 % lies beyond the bound')
    expect(timesGreedy(0.32)).not.toContain('half the distance')
  })

  it('figures of another run are marked, and so is what they are compared with', () => {
    const old = rowOf(cell('instant', 0.7, 0.01), cell('deep', 0.8, 0.01, false))
    expect(old).toContain('+10.0 ± 1.4 met † |')
    expect(old.match(/†/g)).toHaveLength(2)
  })
})
