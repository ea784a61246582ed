import { END_SPEND, type Game, legalMoves, MOST_MOVES, type Move, type State } from '@negotiator/rules'
import type { Judge } from './judge.ts'
import { Lookahead } from './lookahead.ts'
import type { Player } from './player.ts'

/** The quick tier: the move with the best exact expectation of the learned value. */
export class Instant implements Player {
  /** Of the position looked at last: the chosen move's value, as an exact expectation. */
  value = 0
  readonly lookahead: Lookahead
  private readonly game: Game
  private readonly moves = new Int32Array(MOST_MOVES)

  constructor(game: Game, judge: Judge) {
    this.game = game
    this.lookahead = new Lookahead(game, judge)
  }

  choose(s: State): Move {
    const { moves, lookahead } = this
    const n = legalMoves(this.game, s, moves)
    lookahead.begin(s)
    let best = moves[0]!
    this.value = -1
    for (let i = 0; i < n; i++) {
      const value = lookahead.valueOfMove(s, moves[i]!, 0)
      if (value <= this.value) continue
      this.value = value
      best = moves[i]!
    }
    if (best === END_SPEND) this.value = lookahead.expectation(s, best, 0)
    return best
  }
}
