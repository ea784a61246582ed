import { applyMove, copyState, END_SPEND, type Game, newState } from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { expect, test } from 'vitest'
import { AllChance } from '../src/all-chance.ts'
import { Deep } from '../src/deep.ts'
import { Greedy } from '../src/greedy/greedy.ts'
import { Instant } from '../src/instant.ts'
import { Lookahead } from '../src/lookahead.ts'
import { movesOf, type Position, STRANGE_JUDGE, somePositions } from './positions.ts'

/** Tries everything. */
const SLOW = 60_000

/** The same by the book: no scratch positions that are used again, no pruning, all answers tried. */
function plainValue({ game, state }: Position, move: number, plies: number): number {
  const after = newState(game)
  const chance = new AllChance(game, after)
  let value = 0
  chance.first()
  do {
    copyState(after, state)
    applyMove({ game, state: after, chance, log: null }, move)
    value += chance.probability * plainValueOf({ name: '', game, state: after }, plies)
  } while (chance.next())
  return value
}

function plainValueOf(position: Position, plies: number): number {
  const { game, state } = position
  if (state.result !== 0) return state.result === 1 ? 1 : 0
  if (state.stack.length === 0 && plies === 0) return STRANGE_JUDGE.value(state)
  const next = state.stack.length === 0 ? plies - 1 : plies
  return Math.max(...movesOf(game, state).map((one) => plainValue(position, one, next)))
}

test(
  'a value is never above that of the best answers, and exact where nothing is asked',
  () => {
    for (const position of somePositions(2, 'values')) {
      const { name, game, state } = position
      const lookahead = new Lookahead(game, STRANGE_JUDGE)
      lookahead.begin(state)
      for (const move of movesOf(game, state)) {
        const plain = plainValue(position, move, 0)
        const value = lookahead.expectation(state, move, 0)
        expect(value, `${name}, move ${move}`).toBeLessThanOrEqual(plain + 1e-9)
        // Converting cards and cards to choose are ranked, not all tried; the rest is exact.
        if (state.hand === 0) expect(value, `${name}, move ${move}`).toBeCloseTo(plain, 9)
      }
    }
  },
  SLOW,
)

test('all players choose legal moves, leave the position alone, and choose the same again', () => {
  for (const { name, game, state } of somePositions(4, 'players')) {
    const before = JSON.stringify(state)
    const legal = movesOf(game, state)
    const players = [
      () => new Greedy(game),
      () => new Instant(game, STRANGE_JUDGE),
      () => new Deep(game, STRANGE_JUDGE, { nodes: 1_000, plies: 2, margin: 0.1 }),
    ]
    for (const player of players) {
      const move = player().choose(state)
      expect(legal, name).toContain(move)
      expect(player().choose(state), name).toBe(move)
      expect(JSON.stringify(state), name).toBe(before)
    }
  }
})

test('what the quick tier expects is the expectation of what it chose, also where it had no choice', () => {
  let forced = 0
  let ended = 0
  for (const { name, game, state } of somePositions(12, 'expected')) {
    const player = new Instant(game, STRANGE_JUDGE)
    const move = player.choose(state)
    if (movesOf(game, state).length === 1) forced++
    if (move === END_SPEND) ended++
    const lookahead = new Lookahead(game, STRANGE_JUDGE)
    lookahead.begin(state)
    expect(player.expected(state), name).toBeCloseTo(lookahead.expectation(state, move, 0), 12)
  }
  expect(forced).toBeGreaterThan(0)
  expect(ended).toBeGreaterThan(0)
})

test('a search knows nothing of those before it: the same choices and values as by a new one', () => {
  const settings = { nodes: 4_000, plies: 3, margin: 0.1 }
  const used = new Map<Game, Deep>()
  for (const { name, game, state } of somePositions(8, 'nothing of those before')) {
    const deep = used.get(game) ?? new Deep(game, STRANGE_JUDGE, settings)
    used.set(game, deep)
    const fresh = new Deep(game, STRANGE_JUDGE, settings)
    expect(deep.choose(state), name).toBe(fresh.choose(state))
    for (const { lookahead } of [deep, fresh]) {
      lookahead.begin(state)
      lookahead.limit = lookahead.nodes + settings.nodes
    }
    for (const move of movesOf(game, state)) {
      const [value, again] = [deep, fresh].map(({ lookahead }) => lookahead.valueOfMove(state, move, 2))
      expect(value, `${name}, move ${move}`).toBe(again)
    }
  }
})

test('a deep search stops near its limit', () => {
  for (const { game, state } of somePositions(3, 'limit')) {
    const deep = new Deep(game, STRANGE_JUDGE, { nodes: 1_000, plies: 5, margin: 1 })
    deep.choose(state)
    // What is pending is still answered, and every move is looked at once.
    expect(deep.lookahead.nodes).toBeLessThan(10_000)
  }
})

test('a position that comes again is remembered: the same values for less effort', () => {
  let together = 0
  let apart = 0
  for (const { name, game, state } of somePositions(2, 'again')) {
    const lookahead = new Lookahead(game, STRANGE_JUDGE)
    lookahead.begin(state)
    const values = movesOf(game, state).map((move) => lookahead.valueOfMove(state, move, 1))
    together += lookahead.nodes
    for (const [i, move] of movesOf(game, state).entries()) {
      const other = new Lookahead(game, STRANGE_JUDGE)
      other.begin(state)
      expect(other.valueOfMove(state, move, 1), name).toBeCloseTo(values[i]!, 9)
      apart += other.nodes
    }
  }
  expect(together).toBeLessThan(apart)
})

test('a deep search looks two decisions ahead, and further where the positions suffice', () => {
  const game = namedGame({ abductor: 'lijah', pack: 'cw' })
  const looked = (plies: number, nodes: number) => {
    const deep = new Deep(game, STRANGE_JUDGE, { nodes, plies, margin: 1 })
    deep.choose(newState(game))
    return deep.lookahead.nodes
  }
  const two = looked(2, 1_000_000)
  expect(looked(1, 1_000_000)).toBeLessThan(two)
  expect(looked(3, 1_000_000)).toBeGreaterThan(two)
  // There is room for two, and a third would not fit.
  expect(looked(3, 2 * two)).toBe(two)
})
