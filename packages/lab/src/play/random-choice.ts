import {
  DecisionStream,
  type Game,
  legalMoves,
  MOST_MOVES,
  type Move,
  type State,
  stepAtRandom,
  type Table,
} from '@negotiator/rules'
import type { SeededPlayer } from './games.ts'

/** Any possible move with the same chance. */
export class RandomChoice implements SeededPlayer {
  private readonly game: Game
  private readonly decisions = new DecisionStream('')
  private readonly moves = new Int32Array(MOST_MOVES)

  constructor(game: Game) {
    this.game = game
  }

  begin(low: number, high: number): void {
    this.decisions.reseed(low, high)
  }

  step(table: Table): void {
    stepAtRandom(table, this.decisions)
  }

  choose(s: State): Move {
    return this.moves[this.decisions.below(legalMoves(this.game, s, this.moves))]!
  }
}
