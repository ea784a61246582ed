import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { legalActions } from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { describe, expect, it, vi } from 'vitest'
import { AS_GOOD, brainFor, PUZZLES, type Puzzle, puzzlesOf, solves, ThemeQuotas } from '../../src/index.ts'

// The advisor plays, and a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

const GAME = namedGame({ abductor: 'arkayne', pack: 'base' })
const SETTINGS = { ...PUZZLES, plies: 0, leastPlayouts: 10, mostPlayouts: 40 }

/** What ships: somebody who knows nothing finds nothing clear. */
const WEIGHTS = gunzipSync(readFileSync(new URL('../../weights/arkayne-base.weights.gz', import.meta.url)))
const JUDGE = { judge: brainFor(GAME, WEIGHTS, new Uint8Array()).network, name: 'shipped' }

const found = (seed: string, isWanted = () => true): Puzzle[] =>
  [...puzzlesOf(GAME, JUDGE, seed, isWanted, SETTINGS)].filter((puzzle) => puzzle !== null)

/** The games it takes to have some. */
function someGames(least: number): Puzzle[][] {
  const games: Puzzle[][] = []
  while (games.flat().length < least && games.length < MOST_GAMES) games.push(found(`game ${games.length}`))
  return games
}
const MOST_GAMES = 30

describe('puzzles of a game', () => {
  const puzzles = someGames(2).flat()

  it('are found, each in a position of its own', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(2)
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
  })

  it('have exactly one right answer, which is clearly ahead', () => {
    for (const { ranking, lead, low, high, state, failures, rating } of puzzles) {
      const [best, second] = ranking
      expect(lead).toBeCloseTo(best!.value - second!.value, 10)
      expect(lead).toBeGreaterThanOrEqual(SETTINGS.lead)
      expect(low).toBeGreaterThan(AS_GOOD)
      expect(high).toBeGreaterThan(low)
      const legal = legalActions(GAME, state)
      expect(legal).toContainEqual(best!.action)
      expect(failures.random).toBeCloseTo(1 - 1 / legal.length, 10)
      expect([1, 2, 3, 4, 5]).toContain(rating)
    }
  })

  it('are solved by that one alone', () => {
    for (const puzzle of puzzles) {
      const right = legalActions(GAME, puzzle.state).filter((action) => solves(puzzle, action))
      expect(right).toEqual([puzzle.ranking[0]!.action])
    }
  })

  it('lie apart within a game', () => {
    for (const [i, { seed, step }] of puzzles.entries()) {
      const before = puzzles[i - 1]
      if (before?.seed === seed) expect(step - before.step).toBeGreaterThanOrEqual(SETTINGS.apart)
    }
  })

  it('depend on the seed alone, and survive being written down', () => {
    const { seed } = puzzles[0]!
    expect(found(seed)).toEqual(puzzles.filter((puzzle) => puzzle.seed === seed))
    expect(JSON.parse(JSON.stringify(puzzles))).toEqual(puzzles)
  })

  it('are none where none is wanted', () => {
    expect(found(puzzles[0]!.seed, () => false)).toEqual([])
  })
})

describe('an answer', () => {
  const ranked = (action: Puzzle['ranking'][number]['action'], value: number) => ({ action, value, plies: 0 })

  it('within a point of the best is right too', () => {
    const ranking = [
      ranked({ settle: true }, 0.5),
      ranked({ play: 'a' }, 0.491),
      ranked({ play: 'b' }, 0.489),
    ]
    const right = (action: Parameters<typeof solves>[1]) => solves({ ranking }, action)
    expect([right({ settle: true }), right({ play: 'a' }), right({ play: 'b' })]).toEqual([true, true, false])
  })

  it('that converts may name its two cards in any order', () => {
    const ranking = [ranked({ convert: ['a', 'b'] }, 0.5)]
    expect(solves({ ranking }, { convert: ['b', 'a'] })).toBe(true)
  })
})

describe('quotas', () => {
  it('want one of each theme first, and then whatever comes', () => {
    const quotas = new ThemeQuotas(26)
    for (let i = 0; i < 2; i++) {
      expect(quotas.isWanted(['buying'])).toBe(true)
      quotas.add(['buying'])
    }
    expect(quotas.isWanted(['buying'])).toBe(false)
    expect(quotas.isWanted(['buying', 'rescue'])).toBe(true)
    const small = new ThemeQuotas(2)
    small.add(['buying'])
    expect([small.isWanted(['buying']), small.isWanted(['choice']), small.isFull]).toEqual([
      false,
      true,
      false,
    ])
    small.add(['choice'])
    expect(small.isFull).toBe(true)
  })

  it('leave room beyond what is still lacking', () => {
    const quotas = new ThemeQuotas(14)
    quotas.add(['buying'])
    expect(quotas.isWanted(['buying'])).toBe(true)
    quotas.add(['buying'])
    expect(quotas.isWanted(['buying'])).toBe(false)
  })
})
