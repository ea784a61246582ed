import {
  applyMove,
  cloneState,
  type Game,
  legalMoves,
  MOST_MOVES,
  type PositionSpec,
  positionFrom,
  type State,
} from '@negotiator/rules'
import { expect, test } from 'vitest'
import { Exact } from '../../src/exact/exact.ts'
import type { Reduction } from '../../src/exact/reduce.ts'
import { EveryFace } from './every-face.ts'
import { smallGame } from './miniature.ts'

/** The definition itself: no memory, no classes of dice, every face of every die. */
function bruteForce(game: Game, s: State): number {
  if (s.result !== 0) return s.result === 1 ? 1 : 0
  const moves = new Int32Array(MOST_MOVES)
  const n = legalMoves(game, s, moves)
  let best = 0
  for (const move of moves.subarray(0, n)) {
    let value = 0
    const chance = new EveryFace()
    do {
      const table = { game, state: cloneState(s), chance, log: null }
      applyMove(table, move)
      value += chance.probability * bruteForce(game, table.state)
    } while (chance.next())
    best = Math.max(best, value)
  }
  return best
}

const CASES: readonly (readonly [string, Partial<Reduction>, PositionSpec])[] = [
  [
    'a conversion or a point',
    { cards: { 'small-talk': 1, 'keep-cool': 1, 'minor-extraction': 1 } },
    {
      pool: 1,
      saved: 2,
      threat: 7,
      hand: ['keep-cool', 'small-talk', 'minor-extraction'],
      deck: { red: 0, gold: 0 },
    },
  ],
  [
    'a reaction',
    { cards: { 'hear-me-out': 1, 'keep-cool': 1, 'minor-extraction': 1 } },
    {
      pool: 1,
      saved: 2,
      threat: 7,
      hand: ['hear-me-out', 'minor-extraction', 'keep-cool'],
      deck: { red: 0, gold: 0 },
    },
  ],
  [
    'terror to come, with a die against the threat',
    {
      cards: { 'minor-extraction': 1 },
      terror: { 'dont-test-me': 1, 'going-nowhere': 2, 'cold-feet': 1, 'shots-fired': 1 },
    },
    { pool: 1, saved: 2, killed: 1, threat: 3, cp: 3, hand: [], phase: 'spend', deck: { red: 1, gold: 1 } },
  ],
  [
    'a demand to reveal and to concede',
    {
      cards: { 'what-are-your-demands': 1, 'keep-cool': 1 },
      demands: ['wire-ten-million', 'supply-of-weapons'],
      majors: 1,
    },
    {
      pool: 1,
      saved: 2,
      threat: 7,
      cp: 3,
      hand: ['what-are-your-demands', 'keep-cool'],
      deck: { red: 0, gold: 0 },
    },
  ],
  [
    'the 2nd in command',
    { cards: { 'keep-cool': 1, 'sniper-take-the-shot': 1 } },
    { pool: 2, saved: 2, threat: 2, hand: ['keep-cool', 'sniper-take-the-shot'], deck: { red: 0, gold: 0 } },
  ],
]

test.each(CASES)('agrees with the definition: %s', (_, parts, position) => {
  const game = smallGame(parts)
  const s = positionFrom(game, position)
  const value = new Exact(game).value(s)
  expect(value).toBeGreaterThan(0)
  expect(value).toBeLessThan(1)
  expect(value).toBeCloseTo(bruteForce(game, s), 12)
})

test('agrees with the definition where doubles count', () => {
  const game = smallGame({ cards: { 'keep-cool': 1, 'minor-extraction': 1 } }, 'donna')
  const s = positionFrom(game, {
    pool: 1,
    saved: 2,
    threat: 2,
    hand: ['keep-cool', 'minor-extraction'],
    deck: { red: 0, gold: 0 },
  })
  expect(new Exact(game).value(s)).toBeCloseTo(bruteForce(game, s), 12)
})

test('agrees with the definition where doubles count and dice are rolled again, and once more', () => {
  const game = smallGame({ cards: { 'hear-me-out': 2, 'minor-extraction': 1 } }, 'donna')
  const s = positionFrom(game, {
    pool: 1,
    saved: 2,
    threat: 5,
    hand: ['hear-me-out', 'hear-me-out', 'minor-extraction'],
    deck: { red: 0, gold: 0 },
  })
  expect(new Exact(game).value(s)).toBeCloseTo(bruteForce(game, s), 12)
})
