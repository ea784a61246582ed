import { type Game, legalMoves, MOST_MOVES, type Move, type State } from '@negotiator/rules'
import { type DecisionsAhead, decisionsAhead } from './decisions-ahead.ts'
import type { Judge } from './judge.ts'
import { Lookahead } from './lookahead.ts'
import type { Player } from './player.ts'

export interface DeepSettings extends DecisionsAhead {
  /** Positions to look at for one decision; then it stops. */
  readonly nodes: number
  /** Moves that far behind the best are not looked at more deeply. */
  readonly margin: number
}

export const DEEP: DeepSettings = { nodes: 40_000, plies: 2, lastPlies: 5, margin: 0.08 }

/** One decision further takes about that many times the positions; what cannot be finished is not begun. */
const GROWTH = 4

/** The thorough tier: the moves that look best are followed decision by decision, until the effort is used up. */
export class Deep implements Player {
  value = 0
  readonly lookahead: Lookahead
  private readonly game: Game
  private readonly settings: DeepSettings
  private readonly moves = new Int32Array(MOST_MOVES)

  constructor(game: Game, judge: Judge, settings: DeepSettings = DEEP) {
    this.game = game
    this.settings = settings
    this.lookahead = new Lookahead(game, judge)
  }

  choose(s: State): Move {
    const { lookahead, settings } = this
    const n = legalMoves(this.game, s, this.moves)
    if (n === 1) return this.moves[0]!
    lookahead.begin(s)
    lookahead.limit = lookahead.nodes + settings.nodes
    let candidates = Array.from(this.moves.subarray(0, n), (move) => ({
      move,
      value: lookahead.valueOfMove(s, move, 0),
    })).sort((a, b) => b.value - a.value)
    const most = decisionsAhead(s, settings)
    for (let plies = 1; plies <= most; plies++) {
      const least = candidates[0]!.value - settings.margin
      const promising = candidates.filter(({ value }) => value >= least)
      if (promising.length === 1) break
      const before = lookahead.nodes
      const deeper: typeof candidates = []
      for (const { move } of promising) {
        deeper.push({ move, value: lookahead.valueOfMove(s, move, plies) })
        if (lookahead.nodes >= lookahead.limit) break
      }
      // What the limit cut short is not comparable.
      if (lookahead.nodes >= lookahead.limit) break
      candidates = deeper.sort((a, b) => b.value - a.value)
      const foreseen = lookahead.nodes + GROWTH * (lookahead.nodes - before)
      if (plies >= settings.plies && foreseen > lookahead.limit) break
    }
    this.value = candidates[0]!.value
    return candidates[0]!.move
  }
}
