import { describe, expect, it } from 'vitest'
import type { Cell } from '../strength/cell.ts'
import { goalsPage } from '../strength/goals.ts'
import { aboutLijah } from '../strength/lijah.ts'

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

const UNKNOWN = { finerRate: null, deepGap: null }

const rowOf = (...cells: Cell[]): string =>
  goalsPage(cells, UNKNOWN)
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

describe('that two goals pull against each other is said of Lijah', () => {
  const lijah = (policy: Cell['policy'], winRate: number, isOfToday = true): Cell => ({
    ...cell(policy, winRate, 0, isOfToday),
    abductor: 'lijah',
  })
  const others = [lijah('flat-10000', 0.75), lijah('instant', 0.87)]
  const elsewhere = { finerRate: 0.89, deepGap: 0.0188 }

  it('by how much, as the figures have it', () => {
    const said = aboutLijah([...others, lijah('deep', 0.9)], elsewhere).replaceAll('\n', ' ')
    expect(said).toContain('ask deep for 93.0 % together, and it wins 90.0:')
    expect(said).toContain('at most 1.9 points')
    expect(said).toContain('12.0 points above flat and 3.0 below deep')
    expect(said).toContain('14.0 above flat and 1.0 below deep')
  })

  it('only while it is true, and known of today', () => {
    expect(aboutLijah([...others, lijah('deep', 0.94)], elsewhere)).toBe('')
    expect(aboutLijah([...others, lijah('deep', 0.9, false)], elsewhere)).toBe('')
    expect(aboutLijah(others, elsewhere)).toBe('')
    const deep = lijah('deep', 0.9)
    expect(aboutLijah([...others, deep], { ...elsewhere, deepGap: null })).toBe('')
    expect(aboutLijah([...others, deep], { ...elsewhere, finerRate: null })).toBe('')
  })
})
