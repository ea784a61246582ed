import { END_SPEND, type Game, legalMoves, MOST_MOVES, type Move, type State } from '@negotiator/rules'
import type { Judge } from './judge.ts'
import { Lookahead } from './lookahead.ts'
import { isHarmless } from './no-worse-for-buying.ts'
import type { Player } from './player.ts'

/** The quick tier: the move with the best exact expectation of the learned value. */
export class Instant implements Player {
  readonly lookahead: Lookahead
  private readonly game: Game
  private readonly moves = new Int32Array(MOST_MOVES)
  private chosen: Move = END_SPEND
  /** What is to be expected of it, or NaN if choosing it did not need to know. */
  private known = Number.NaN

  constructor(game: Game, judge: Judge) {
    this.game = game
    this.lookahead = new Lookahead(game, judge)
  }

  choose(s: State): Move {
    const { moves, lookahead } = this
    const n = legalMoves(this.game, s, moves)
    this.chosen = moves[0]!
    this.known = Number.NaN
    if (n === 1) return this.chosen
    lookahead.begin(s)
    this.chooseOf(s, n, () => true)
    // P4: whatever the tables say, a purchase is worth no less than the end of the phase.
    if (this.chosen === END_SPEND) this.chooseOf(s, n, (move) => isHarmless(this.game, move))
    return this.chosen
  }

  /** Keeps to what was chosen before if none is eligible. */
  private chooseOf(s: State, n: number, isEligible: (move: Move) => boolean): void {
    const { moves } = this
    let best = -1
    for (let i = 0; i < n; i++) {
      const move = moves[i]!
      if (!isEligible(move)) continue
      const value = this.lookahead.valueOfMove(s, move, 0)
      if (value <= best) continue
      best = value
      this.chosen = move
    }
    // At first sight the end of the spend phase is the judge's word, not an expectation.
    if (this.chosen !== END_SPEND) this.known = best
  }

  /** What is to be expected of the move just chosen, exactly; `s` is still as it was. Few who choose want to know. */
  expected(s: State): number {
    if (!Number.isNaN(this.known)) return this.known
    this.lookahead.begin(s)
    return this.lookahead.expectation(s, this.chosen, 0)
  }
}
