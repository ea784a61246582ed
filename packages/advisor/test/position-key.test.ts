import {
  applyMove,
  cloneState,
  DecisionStream,
  type Game,
  hashState,
  legalMoves,
  MOST_MOVES,
  newState,
  SeededChance,
  type State,
} from '@negotiator/rules'
import { ALL_GAMES, namedGame, playRandomly } from '@negotiator/testkit'
import { describe, expect, test } from 'vitest'
import { Exact, MEMORY } from '../src/exact/exact.ts'
import { PositionKey } from '../src/position-key.ts'
import { miniature } from './exact/miniature.ts'

const keyOf = (key: PositionKey, s: State): string => {
  key.read(s)
  return `${key.low} ${key.high}`
}

/** Positions of random games, those with one key together. */
function groups(game: Game, games: number): State[][] {
  const key = new PositionKey(game)
  const byKey = new Map<string, Map<string, State>>()
  for (let i = 0; i < games; i++) {
    playRandomly(game, newState(game), new SeededChance(`${i}`), new DecisionStream(`${i}`), (s) => {
      if (s.result !== 0) return
      const name = keyOf(key, s)
      if (!byKey.has(name)) byKey.set(name, new Map())
      byKey.get(name)!.set(hashState(s), cloneState(s))
    })
  }
  return [...byKey.values()].map((states) => [...states.values()])
}

const movesOf = (game: Game, s: State): number[] => {
  const moves = new Int32Array(MOST_MOVES)
  return [...moves.subarray(0, legalMoves(game, s, moves))]
}

/** Where each move leads with the same dice and draws. */
function successors(game: Game, s: State): string[] {
  const key = new PositionKey(game)
  return movesOf(game, s).map((move) => {
    const table = { game, state: cloneState(s), chance: new SeededChance('the same'), log: null }
    applyMove(table, move)
    return table.state.result === 0 ? keyOf(key, table.state) : `over ${table.state.result}`
  })
}

/** The same position after other hostages, cards and turns; what has joined by now depends on the turn. */
function withAnotherPast(game: Game, s: State): State {
  const other = cloneState(s)
  other.saved += 2
  other.killed += 2
  other.successes = 1
  other.discard[0]!++
  if (game.joinMost === 0) other.turn += 3
  if (s.redLeft === 0) other.unseen[0]!++
  return other
}

describe('positions with one key have the same future', () => {
  test.each(ALL_GAMES)('step by step: $abductor $pack', (name) => {
    const game = namedGame(name)
    const key = new PositionKey(game)
    for (const [s] of groups(game, 4)) {
      const other = withAnotherPast(game, s!)
      expect(hashState(other)).not.toBe(hashState(s!))
      expect(keyOf(key, other)).toBe(keyOf(key, s!))
      expect(`${movesOf(game, other)}`).toBe(`${movesOf(game, s!)}`)
      expect(`${successors(game, other)}`).toBe(`${successors(game, s!)}`)
    }
  })

  test('by what a solver says that takes every history for another position', () => {
    const game = miniature('doorstep')
    const short = new Exact(game)
    const long = new Exact(game, MEMORY, new PositionKey(game, true))
    let apart = 0
    for (const states of groups(game, 100)) {
      for (const s of states) apart = Math.max(apart, Math.abs(long.value(s) - short.value(s)))
    }
    expect(apart).toBeLessThan(1e-12)
    expect(long.states).toBeGreaterThan(short.states)
  })
})

test('positions that differ in what matters have different keys', () => {
  const game = miniature('doorstep')
  const key = new PositionKey(game)
  const start = keyOf(key, newState(game))
  const matters = [
    'threat',
    'cp',
    'pool',
    'killed',
    'second',
    'hand',
    'redLeft',
    'goldLeft',
    'diceNext',
  ] as const
  for (const field of matters) {
    const s = newState(game)
    s[field] ^= 1
    expect(keyOf(key, s), field).not.toBe(start)
  }
})
