import { factsOf } from '@negotiator/career'
import { describe, expect, it } from 'vitest'
import { knownFrom } from '../src/career/history.ts'
import { isLuck, luckIn } from '../src/career/luck.ts'
import { sampled } from '../src/career/sampled.ts'
import { windowOf } from '../src/career/windowed.ts'
import type { GameRecord } from '../src/store/database.ts'
import { playedGame, recordOfGame } from './browser/stored-games.ts'
import { randomGame } from './random-session.ts'

describe('a long list', () => {
  const ROW = 50
  const seen = (scrolled: number, rows = 10_000) => windowOf(rows, ROW, scrolled, 400)

  it('draws what is in sight and a little more, wherever it is scrolled to', () => {
    for (let scrolled = 0; scrolled <= 10_000 * ROW - 400; scrolled += 997) {
      const { first, end } = seen(scrolled)
      expect(first * ROW).toBeLessThanOrEqual(scrolled)
      expect(end * ROW).toBeGreaterThanOrEqual(scrolled + 400)
      expect(end - first).toBeLessThan(30)
    }
  })

  it('ends where the rows end, also when there are fewer than fit or it was scrolled further', () => {
    expect(seen(0, 3)).toEqual({ first: 0, end: 3 })
    expect(seen(0, 0)).toEqual({ first: 0, end: 0 })
    expect(seen(1_000_000_000).end).toBe(10_000)
    // The list has become shorter under the hand.
    expect(seen(20_000, 20)).toMatchObject({ end: 20 })
    expect(seen(20_000, 20).first).toBeLessThan(12)
  })
})

describe('a sample', () => {
  it('is the row itself while it is short', () => {
    expect(sampled(['a', 'b'], 5)).toEqual([
      { index: 0, value: 'a' },
      { index: 1, value: 'b' },
    ])
    expect(sampled([], 5)).toEqual([])
    expect(sampled(['a'], 1)).toEqual([{ index: 0, value: 'a' }])
  })

  it('has the first and the last, and the rest evenly', () => {
    const row = Array.from({ length: 1001 }, (_, i) => i)
    expect(sampled(row, 5).map(({ value }) => value)).toEqual([0, 250, 500, 750, 1000])
  })
})

describe('luck and skill', () => {
  const facts = factsOf(playedGame(1))!
  /** Every step was the only one possible, and came to what was expected, but for one roll. */
  const step = (luck: number) => ({
    ranking: [{ action: { settle: true }, value: 0.5, plies: 1 }],
    made: 0,
    options: 1,
    lucks: [{ event: { kind: 'roll', dice: [1] }, luck }],
  })
  const steps = Array.from({ length: facts.steps }, (_, i) => step(i === facts.steps - 1 ? -0.5 : 0))
  const whole = { steps, last: 0, resigned: false }

  it('are those of the whole game', () => {
    expect(luckIn(whole, facts)).toEqual({ start: 0.5, luck: -0.5, skill: 0 })
  })

  it.each([
    ['it was stopped', { ...whole, last: null }],
    ['it is of another game', { ...whole, steps: steps.slice(1) }],
    ['it is damaged', { ...whole, steps: steps.map(() => null) }],
    ['its numbers are none', { ...whole, steps: steps.map(() => step(Number.NaN)) }],
    ['there is none', undefined],
  ])('are not there if %s', (_what, analysis) => {
    expect(luckIn(analysis, facts)).toBeNull()
  })

  it('that were kept are used if they are numbers', () => {
    expect(isLuck({ start: 0.4, luck: 0, skill: -0.1 })).toBe(true)
    for (const other of [null, undefined, 'x', {}, { start: 0.4, luck: 0 }]) expect(isLuck(other)).toBe(false)
  })
})

describe('what is known of a stored game', () => {
  const game = playedGame(1)
  const record = recordOfGame(game, 1)

  it('is worked out from its save alone: the summary beside it may be damaged', () => {
    const damaged = { ...record, summary: { abductor: 7 } } as unknown as GameRecord
    const known = knownFrom(damaged)
    const facts = factsOf(game)
    const { id, playedAt, summary } = record
    expect(known).toEqual({ digest: { id, playedAt, summary, facts: JSON.stringify(facts) }, facts })
  })

  it('has no facts while the game goes on', () => {
    const [, , third] = randomGame('donna', 'base', 'open')
    const known = knownFrom(recordOfGame(third!, 2))
    expect(known).toMatchObject({ digest: { open: 1 }, facts: null })
    expect(known).not.toHaveProperty('digest.facts')
  })

  it.each([
    ['no save', { save: undefined }, 'not-a-save'],
    ['a save that is cut', { save: { ...record.save, inputs: 'x' } }, 'not-a-save'],
    ['another position', { save: { ...record.save, start: '0'.repeat(16) } }, 'hash-differs'],
    ['no time', { playedAt: 'monday' }, 'not-a-save'],
  ])('is told when it cannot be read: %s', (_what, part, code) => {
    expect(knownFrom({ ...record, ...part } as unknown as GameRecord)).toMatchObject({ code })
  })
})
