import { END_SPEND, type Game, legalMoves, MOST_MOVES, type Move, type State } from '@negotiator/rules'
import type { Judge } from './judge.ts'
import { Lookahead } from './lookahead.ts'
import type { Player } from './player.ts'

/** The quick tier: the move with the best exact expectation of the learned value. */
export class Instant implements Player {
  readonly lookahead: Lookahead
  private readonly game: Game
  private readonly moves = new Int32Array(MOST_MOVES)
  private chosen: Move = END_SPEND
  /** The chosen move's value at first sight, if it was looked at. */
  private atFirstSight = Number.NaN

  constructor(game: Game, judge: Judge) {
    this.game = game
    this.lookahead = new Lookahead(game, judge)
  }

  choose(s: State): Move {
    const { moves, lookahead } = this
    const n = legalMoves(this.game, s, moves)
    this.chosen = moves[0]!
    this.atFirstSight = Number.NaN
    if (n === 1) return this.chosen
    lookahead.begin(s)
    let best = -1
    for (let i = 0; i < n; i++) {
      const value = lookahead.valueOfMove(s, moves[i]!, 0)
      if (value <= best) continue
      best = value
      this.chosen = moves[i]!
    }
    this.atFirstSight = best
    return this.chosen
  }

  /** What is to be expected of the move just chosen, exactly; `s` is still as it was. Only few who choose want to know. */
  expected(s: State): number {
    const { chosen, lookahead } = this
    if (!Number.isNaN(this.atFirstSight) && chosen !== END_SPEND) return this.atFirstSight
    lookahead.begin(s)
    return lookahead.expectation(s, chosen, 0)
  }
}
