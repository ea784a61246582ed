import {
  DecisionStream,
  type Game,
  legalMoves,
  MOST_MOVES,
  positionFrom,
  type State,
} from '@negotiator/rules'
import { ALL_GAMES, namedGame, randomPosition } from '@negotiator/testkit'

export interface Position {
  readonly name: string
  readonly game: Game
  readonly state: State
}

/** Positions from anywhere, of every abductor with either pack, in which the player is asked. */
export function somePositions(each: number, seed: string): Position[] {
  return ALL_GAMES.flatMap((name) => {
    const game = namedGame(name)
    const stream = new DecisionStream(`${seed} ${name.abductor} ${name.pack}`)
    return Array.from({ length: each }, (_, i) => ({
      name: `${name.abductor} ${name.pack} ${i}`,
      game,
      state: positionFrom(game, randomPosition(game, stream)),
    })).filter(({ state }) => state.result === 0)
  })
}

export function movesOf(game: Game, state: State): number[] {
  const moves = new Int32Array(MOST_MOVES)
  return Array.from(moves.subarray(0, legalMoves(game, state, moves)))
}

/** A judge that tells positions apart, but knows nothing. */
export const STRANGE_JUDGE = {
  value: (s: State) =>
    strange(s.hand * 3 + s.played * 7 + s.threat * 101 + s.cp * 31 + s.pool * 17 + s.killed * 13),
  beforeDraw: (s: State) => strange(s.hand * 5 + s.threat * 11 + s.pool * 3 + 1),
  said: (chance: number) => chance,
}

const strange = (n: number): number => (Math.imul(n, 0x9e3779b1) >>> 8) / 2 ** 24
