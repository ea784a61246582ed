import { balanceOf } from '@negotiator/advisor'
import { describe, expect, it } from 'vitest'
import { marksOf, Plot } from '../../src/analysis/curve.ts'
import { PARTS, shownSum } from '../../src/analysis/figures.ts'
import { settledRanking } from '../../src/analysis/settledRanking.ts'
import { analysisOf, playedGame } from '../played-game.ts'

const ANALYSIS = analysisOf(playedGame('arkayne', 'base', 's1'))
const BALANCE = balanceOf(ANALYSIS)

describe('the sum', () => {
  it('adds up as it is shown, to a tenth of a point', () => {
    const shown = shownSum({ start: 0.70049, luck: 0.1234, skill: -0.25051, residual: -0.01019, end: 0.5632 })
    const tenths = PARTS.map((part) => Math.round(shown[part] * 1000))
    expect(tenths[0]! + tenths[1]! + tenths[2]! + tenths[3]!).toBe(tenths[4]!)
    expect(tenths).toEqual([700, 123, -251, -9, 563])
  })

  it('keeps the residual of a real game within rounding', () => {
    expect(Math.abs(shownSum(BALANCE).residual - BALANCE.residual)).toBeLessThan(0.0021)
  })
})

describe('the curve', () => {
  const plot = new Plot({ width: 344, height: 210, left: 34, below: 22 }, 11)

  it('runs from edge to edge and never leaves its frame', () => {
    expect([plot.x(0), plot.x(10)]).toEqual([34, 336])
    expect([plot.y(1), plot.y(0), plot.y(1.2), plot.y(-0.1)]).toEqual([8, 188, 8, 188])
    expect(plot.line([0, 1])).toBe('M34 188L64.2 8')
  })

  it('finds the step under a finger, also beyond its edges', () => {
    expect([0, 0.1, 0.5, 0.99, 1.5].map((share) => plot.indexAt(share))).toEqual([0, 0, 4, 9, 9])
  })

  it('has a mark for every decision that cost something, and for great luck alone', () => {
    const marks = marksOf(BALANCE, ANALYSIS.steps)
    const costly = BALANCE.grades.inaccuracy + BALANCE.grades.mistake + BALANCE.grades.blunder
    expect(costly).toBeGreaterThan(2)
    const isLuck = (kind: string) => kind === 'luck' || kind === 'bad-luck'
    expect(marks.filter(({ kind }) => !isLuck(kind))).toHaveLength(costly)
    for (const { index, kind } of marks.filter((mark) => isLuck(mark.kind))) {
      const { luck } = BALANCE.steps[index]!
      expect(kind === 'luck' ? luck : -luck).toBeGreaterThanOrEqual(0.08)
    }
  })
})

describe('the ranking of a step', () => {
  it('has what was done as far behind the best as the balance says', () => {
    for (const [i, step] of ANALYSIS.steps.entries()) {
      const { ranking, made } = settledRanking(step, BALANCE.steps[i]!)
      expect(ranking[made]!.action).toEqual(step.ranking[step.made]!.action)
      expect(ranking[0]!.value - ranking[made]!.value).toBeCloseTo(-BALANCE.steps[i]!.skill, 10)
      expect(ranking.map(({ value }) => value)).toEqual(
        ranking.map(({ value }) => value).toSorted((a, b) => b - a),
      )
    }
  })
})
