import type { Analysis } from '@negotiator/advisor'
import { resign, upTo } from '@negotiator/session'
import { describe, expect, it } from 'vitest'
import { keptAnalysis } from '../../src/analysis/keptAnalysis.ts'
import { analysisOf, playedGame } from '../played-game.ts'

const SESSION = playedGame('arkayne', 'base', 's1')
const WHOLE = analysisOf(SESSION)
const copy = () => JSON.parse(JSON.stringify(WHOLE))

/** With one step changed. */
function damaged(at: number, change: (step: Record<string, unknown>) => void): unknown {
  const data = copy()
  change(data.steps[at])
  return data
}

describe('an analysis that was kept', () => {
  it('comes back as it was', () => {
    expect(keptAnalysis(copy(), SESSION)).toEqual(WHOLE)
  })

  it('is gone on with if the game went on, or if it was stopped', () => {
    const early = { ...copy(), steps: copy().steps.slice(0, 7), last: null }
    expect(keptAnalysis(early, SESSION)).toEqual({ ...WHOLE, steps: WHOLE.steps.slice(0, 7), last: null })
    const before = upTo(SESSION, 5)
    expect(keptAnalysis(copy(), before)).toMatchObject({ last: null })
    expect(keptAnalysis(copy(), before)!.steps).toEqual(WHOLE.steps.slice(0, 5))
  })

  it('is not whole for a game that was given up since', () => {
    const given = resign(upTo(SESSION, SESSION.steps.length - 1))
    expect(keptAnalysis({ ...copy(), steps: WHOLE.steps.slice(0, -1) }, given)!.last).toBeNull()
  })

  it.each<[string, Partial<Record<keyof Analysis, unknown>>]>([
    ['another format', { format: 99 }],
    ['other rules', { rules: '0.0.1' }],
    ['another depth', { settings: { plies: 2, nodes: 60_000 } }],
    ['no weights', { weights: 7 }],
    ['no steps', { steps: 'none' }],
  ])('is worth nothing with %s', (_what, change) => {
    expect(keptAnalysis({ ...copy(), ...change }, SESSION)).toBeNull()
  })

  it.each([null, 7, 'x', [], {}])('is none: %j', (data) => {
    expect(keptAnalysis(data, SESSION)).toBeNull()
  })

  it.each<[string, (step: Record<string, unknown>) => void]>([
    ['another choice', (step) => (step.made = step.made === 0 ? 1 : 0)],
    ['a choice beyond the ranking', (step) => (step.made = 99)],
    ['a choice that is no number', (step) => (step.made = '__proto__')],
    ['no ranking', (step) => (step.ranking = [])],
    ['a value that is none', (step) => ((step.ranking as { value: unknown }[])[0]!.value = null)],
    ['other options', (step) => (step.options = 1000)],
    [
      'luck that is none',
      (step) => (step.lucks = [{ luck: Number.NaN, event: { kind: 'roll', dice: [1] } }]),
    ],
    ['an event that there is not', (step) => (step.lucks = [{ luck: 0, event: { kind: 'gift' } }])],
    ['a card that there is not', (step) => (step.lucks = [{ luck: 0, event: { kind: 'draw', card: 'x' } }])],
    ['a die with seven', (step) => (step.lucks = [{ luck: 0, event: { kind: 'roll', dice: [7] } }])],
  ])('is taken up to a step with %s', (_what, change) => {
    const kept = keptAnalysis(damaged(3, change), SESSION)
    expect(kept!.steps).toEqual(WHOLE.steps.slice(0, 3))
    expect(kept!.last).toBeNull()
  })
})
