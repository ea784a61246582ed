import { ALL_GAMES, namedGame, randomPosition } from '@negotiator/testkit'
import { describe, expect, it } from 'vitest'
import {
  applyMove,
  cloneState,
  DecisionStream,
  type Game,
  hashState,
  legalMoves,
  MOST_MOVES,
  newState,
  positionFrom,
  SeededChance,
  type State,
  stepAtRandom,
} from '../src/index.ts'

const GAMES = 40
const POSITIONS = 100

const moves = new Int32Array(MOST_MOVES)

/** Two tables side by side: one steps at random without a log, on the other the same number picks from the list. */
function playBoth(game: Game, state: State, seed: string): number {
  const one = { game, state: cloneState(state), chance: new SeededChance(seed), log: null }
  const other = { game, state: cloneState(state), chance: new SeededChance(seed), log: [] }
  const [ours, theirs] = [new DecisionStream(seed), new DecisionStream(seed)]
  let steps = 0
  while (one.state.result === 0) {
    stepAtRandom(one, ours)
    applyMove(other, moves[theirs.below(legalMoves(game, other.state, moves))]!)
    expect(hashState(one.state)).toBe(hashState(other.state))
    steps++
  }
  return steps
}

describe.each(ALL_GAMES)(
  'a random step is the one that the list of legal moves gives: $abductor $pack',
  (name) => {
    const game = namedGame(name)

    it('in whole games', () => {
      let steps = 0
      for (let i = 0; i < GAMES; i++) steps += playBoth(game, newState(game), `step ${i}`)
      expect(steps).toBeGreaterThan(GAMES * 10)
    })

    it('from any position on', () => {
      for (let i = 0; i < POSITIONS; i++) {
        const seed = `position ${i}`
        playBoth(game, positionFrom(game, randomPosition(game, new DecisionStream(seed))), seed)
      }
    })
  },
)
