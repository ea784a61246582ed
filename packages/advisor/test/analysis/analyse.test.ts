import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { SeededChance } from '@negotiator/rules'
import { ALL_GAMES, namedGame } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import {
  ANALYSIS,
  type Analysis,
  analyse,
  balanceOf,
  brainFor,
  type GameLog,
  Greedy,
  gradeOf,
} from '../../src/index.ts'
import { RoughJudge } from '../rough-judge.ts'
import { playedLog, randomLog } from './random-log.ts'

const SETTINGS = { plies: 1, nodes: 3000 }
const ARKAYNE = namedGame({ abductor: 'arkayne', pack: 'base' })

/** Chance gives every answer once: a second look needs a source of its own. */
const again = (log: GameLog, most = log.steps.length): GameLog => ({
  ...log,
  steps: log.steps.slice(0, most).map((step) => ({ ...step, chance: (step.chance as SeededChance).clone() })),
  last: log.steps[most]?.before ?? log.last,
})

function analysed(
  log: GameLog,
  before: Analysis | null = null,
  name = 'rough',
  settings = SETTINGS,
): Analysis {
  const judging = analyse(again(log), { judge: new RoughJudge(log.game), name }, settings, before)
  for (;;) {
    const { done, value } = judging.next()
    if (done) return value
  }
}

describe('the analysis of a game', () => {
  it.each(ALL_GAMES)('of $abductor with $pack adds up exactly', (name) => {
    const balance = balanceOf(analysed(randomLog(namedGame(name), 'adds up')))
    const { start, luck, skill, residual, end, steps, curve } = balance
    expect(start + luck + skill + residual).toBeCloseTo(end, 10)
    expect([0, 1]).toContain(end)
    expect(Math.max(...steps.map((step) => step.skill))).toBeLessThanOrEqual(0)
    expect(curve).toHaveLength(steps.length + 1)
    for (const [i, step] of steps.entries()) {
      expect(curve[i]! + step.skill + step.luck + step.residual).toBeCloseTo(curve[i + 1]!, 10)
    }
  })

  it('finds no luck where nothing is left to chance, and luck in rolls, draws and reveals', () => {
    const log = randomLog(ARKAYNE, 'luck')
    const { steps } = analysed(log)
    const kinds = new Set(steps.flatMap(({ lucks }) => lucks.map(({ event }) => event.kind)))
    expect([...kinds]).toEqual(expect.arrayContaining(['roll', 'draw']))
    for (const [i, { lucks }] of steps.entries()) {
      const { action } = log.steps[i]!
      if ('facedown' in action || 'buy' in action) expect(lucks).toEqual([])
    }
  })

  it('has the made action in every ranking, and the best one first', () => {
    const log = randomLog(ARKAYNE, 'ranking')
    for (const [i, { ranking, made }] of analysed(log).steps.entries()) {
      expect(ranking[made]!.action).toEqual(log.steps[i]!.action)
      expect(ranking[0]!.value).toBeGreaterThanOrEqual(ranking[made]!.value)
    }
  })

  it('tells what really came, however little it may look at', () => {
    const log = randomLog(ARKAYNE, 'little')
    const events = (nodes: number) =>
      analysed(log, null, 'rough', { plies: 1, nodes }).steps.map(({ lucks }) =>
        lucks.map(({ event }) => event),
      )
    expect(events(1)).toEqual(events(3000))
  })

  it('is plain data, and always the same', () => {
    const log = randomLog(ARKAYNE, 'same')
    const analysis = analysed(log)
    expect(JSON.parse(JSON.stringify(analysis))).toEqual(analysis)
    expect(analysed(log)).toEqual(analysis)
  })
})

describe('an analysis that was stopped', () => {
  const log = randomLog(ARKAYNE, 'stopped')
  const whole = analysed(log)

  /** What is known after so many answers. */
  function part(answers: number): Analysis {
    const judging = analyse(again(log), { judge: new RoughJudge(ARKAYNE), name: 'rough' }, SETTINGS)
    let soFar: Analysis | null = null
    for (let i = 0; i < answers; i++) soFar = judging.next().value
    return soFar!
  }

  it('goes on where it was, and comes to the same', () => {
    const soFar = part(10)
    expect(soFar).toMatchObject({ last: null })
    expect(soFar.steps).toEqual(whole.steps.slice(0, 10))
    // Marked, so that it shows which steps were taken over.
    const marked = { ...soFar, steps: soFar.steps.map((step) => ({ ...step, options: 99 })) }
    const resumed = analysed(log, marked)
    expect(resumed.steps.map(({ options }) => options === 99)).toEqual(log.steps.map((_, i) => i < 10))
    expect(resumed.steps.slice(10)).toEqual(whole.steps.slice(10))
    expect(resumed.last).toBe(whole.last)
  })

  it('comes to the same wherever it was stopped: a step is judged by itself alone', () => {
    const file = new URL('../../weights/arkayne-base.weights.gz', import.meta.url)
    const { network } = brainFor(ARKAYNE, gunzipSync(readFileSync(file)), new Uint8Array())
    const judge = { judge: network, name: 'learned' }
    const played = playedLog(ARKAYNE, 's1', new Greedy(ARKAYNE))
    const all = [...analyse(again(played), judge)].at(-1)!
    for (const k of played.steps.keys()) {
      const before = { ...all, steps: all.steps.slice(0, k) }
      const { value } = analyse(again(played), judge, ANALYSIS, before).next()
      expect(value.steps[k], `step ${k}`).toEqual(all.steps[k])
    }
  })

  it('adds up too', () => {
    const { start, luck, skill, residual, end } = balanceOf(part(7))
    expect(start + luck + skill + residual).toBeCloseTo(end, 10)
  })

  it('begins anew with other weights or another effort, and where the game went another way', () => {
    const marked = { ...whole, steps: whole.steps.map((step) => ({ ...step, options: 99 })) }
    expect(analysed(log, marked, 'others').steps).toEqual(whole.steps)
    expect(analysed(log, { ...marked, settings: { ...SETTINGS, nodes: 5 } }).steps).toEqual(whole.steps)
    expect(analysed(log, { ...marked, rules: 'older' }).steps).toEqual(whole.steps)
    const other = {
      ...marked.steps[4]!,
      ranking: [{ action: { settle: true }, value: 1, plies: 0 }],
      made: 0,
    } as const
    const steps = analysed(log, { ...marked, steps: marked.steps.with(4, other) }).steps
    expect(steps.map(({ options }) => options === 99)).toEqual(log.steps.map((_, i) => i < 4))
  })
})

describe('a game that is not played to its end', () => {
  const log = randomLog(ARKAYNE, 'going on', 12)

  it('ends with the chance of winning where it stands', () => {
    const { end, curve } = balanceOf(analysed(log))
    expect(end).toBeGreaterThan(0)
    expect(end).toBeLessThan(1)
    expect(curve.at(-1)).toBe(end)
  })

  it('given up, loses what was left by that decision', () => {
    const going = balanceOf(analysed(log))
    const given = balanceOf(analysed({ ...log, resigned: true }))
    expect(given).toMatchObject({ end: 0, resigning: -going.end })
    expect(given.skill).toBeCloseTo(going.skill - going.end, 10)
    expect(given.start + given.luck + given.skill + given.residual).toBeCloseTo(0, 10)
  })
})

describe('grades', () => {
  it.each([
    [0, 'best'],
    [0.004, 'best'],
    [0.006, 'good'],
    [0.019, 'good'],
    [0.02, 'inaccuracy'],
    [0.05, 'mistake'],
    [0.099, 'mistake'],
    [0.1, 'blunder'],
  ])('a loss of %f is %s', (loss, grade) => {
    expect(gradeOf(loss)).toBe(grade)
  })
})
