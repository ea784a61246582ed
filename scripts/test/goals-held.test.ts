import { existsSync } from 'node:fs'
import { MINIATURES } from '@negotiator/advisor'
import { ABDUCTOR_IDS, ABDUCTORS } from '@negotiator/content'
import { describe, expect, it, test } from 'vitest'
import { checkOf, type Saying } from '../calibration/calibration.ts'
import { lastSaid } from '../calibration/page.ts'
import { lastMeasuredOfAll, TRAINING_GAMES } from '../exact/measure.ts'
import { gapsOf } from '../exact/result.ts'
import { boundOf, lastCount, NODES } from '../hindsight/count.ts'
import { strengthData } from '../strength/page.ts'
import { BOUND, cellOf, DEEP_P95_MS, GOALS, INSTANT_P99_MS, standingOf } from '../strength/standing.ts'
import { weightsFile } from '../train/files.ts'

// What was counted with another search, other weights, rules or cards than those of today is marked on the pages; it
// has to be there, but says nothing about the goals.

const LEAST_GAMES = { 'flat-10000': 50, instant: 10_000, deep: 2_000 } as const
/** Two goals that pull against each other: strength.md says why. */
const MISSED = ['lijah: instant − flat']
const ARKAYNE_GREEDY = 0.15
const CALIBRATION_GAMES = 20_000
const CALIBRATION_BEYOND = 0.02
const LOSS_PER_DECISION = 0.005
const LARGE_STATES = 1_000_000
const LARGE_MINIATURES = 3
const HINDSIGHT_GAMES = 1_000

const cells = strengthData()

function found<T>(figures: T | null | undefined): T {
  expect(figures ?? null, 'there are no such figures').not.toBeNull()
  return figures!
}

describe.each(ABDUCTOR_IDS)('%s', (abductor) => {
  const cell = (policy: Parameters<typeof cellOf>[1]) => found(cellOf(abductor, policy, cells))

  it.each(Object.entries(LEAST_GAMES))('games of %s: at least %i', (policy, least) => {
    const { isOfToday, games } = cell(policy as keyof typeof LEAST_GAMES)
    if (isOfToday) expect(games).toBeGreaterThanOrEqual(least)
  })

  it('who has goals takes no longer for a decision than he may', () => {
    const [instant, deep] = [cell('instant'), cell('deep')]
    if (instant.isOfToday) expect(instant.p99).toBeLessThanOrEqual(INSTANT_P99_MS)
    if (deep.isOfToday) expect(deep.p95).toBeLessThanOrEqual(DEEP_P95_MS)
  })

  it('a bound that deep does not exceed is proved by enough games, and goals near it rest on the same', () => {
    const { count, isOfToday } = found(lastCount(abductor, NODES))
    if (!isOfToday) return
    expect(count.games).toBeGreaterThanOrEqual(HINDSIGHT_GAMES)
    expect(boundOf(count)).toBe(BOUND)
    const deep = cell('deep')
    if (deep.isOfToday) expect(boundOf(count)).toBeGreaterThanOrEqual(deep.winRate + deep.margin)
  })
})

test('every goal is met, if only by the mean, but the one that is said to be missed', () => {
  const standings = ABDUCTOR_IDS.flatMap((abductor) =>
    GOALS.map((goal) => ({
      name: `${abductor}: ${goal.name}`,
      ...found(standingOf(abductor, goal, cells)),
    })),
  ).filter(({ isOfToday }) => isOfToday)
  const missed = standings.filter(({ excess }) => excess < 0).map(({ name }) => name)
  expect(missed).toEqual(standings.map(({ name }) => name).filter((name) => MISSED.includes(name)))
})

test('rules of thumb win often enough against Arkayne', () => {
  const { isOfToday, winRate } = found(cellOf('arkayne', 'greedy', cells))
  if (isOfToday) expect(winRate).toBeGreaterThanOrEqual(ARKAYNE_GREEDY)
})

describe('it wins as often as it says', () => {
  const all = lastSaid()
  const speakers = ABDUCTORS.flatMap(({ abductor: { id }, pack }): [string, Saying][] => {
    const hasFiner = existsSync(weightsFile({ abductor: id, pack, isFiner: true, values: null }))
    return [[id, 'quick'], ...(hasFiner ? [[id, 'finer'] as [string, Saying]] : [])]
  })

  it.each(speakers)('%s, %s tables', (abductor, saying) => {
    const { isOfToday, games, bins } = found(
      all.find((said) => said.abductor === abductor && said.saying === saying),
    )
    if (!isOfToday) return
    expect(games).toBeGreaterThanOrEqual(CALIBRATION_GAMES)
    const beyond = bins.filter((bin) => bin.games > 0).map((bin) => checkOf(bin).beyond)
    expect(Math.max(...beyond)).toBeLessThanOrEqual(CALIBRATION_BEYOND)
  })
})

describe('on games that are solved', () => {
  const rows = lastMeasuredOfAll(TRAINING_GAMES)

  it.each(MINIATURES.map(({ name }) => name))(
    '%s: a decision of either tier loses hardly anything',
    (name) => {
      const { result, isOfToday } = rows[name]!
      const { instant, deep } = gapsOf(result)
      for (const { gap, decisions } of [found(instant), found(deep)])
        if (isOfToday) expect(gap / decisions).toBeLessThanOrEqual(LOSS_PER_DECISION)
    },
  )

  test('some are large', () => {
    const large = Object.values(rows).filter(({ result }) => found(result.states) >= LARGE_STATES)
    expect(large.length).toBeGreaterThanOrEqual(LARGE_MINIATURES)
  })
})
