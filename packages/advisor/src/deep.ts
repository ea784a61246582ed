import { type Game, legalMoves, MOST_MOVES, type Move, type State } from '@negotiator/rules'
import { atFirstSight, type Deepening, deepen } from './deepen.ts'
import type { Judge } from './judge.ts'
import { Lookahead } from './lookahead.ts'
import type { Player } from './player.ts'

export interface DeepSettings extends Deepening {
  /** Positions to look at for one decision; then it stops. */
  readonly nodes: number
}

export const DEEP: DeepSettings = { nodes: 40_000, plies: 9, margin: 0.08 }

/** The thorough tier: the moves that look best are followed decision by decision, until the effort is used up. */
export class Deep implements Player {
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
    const first = atFirstSight(lookahead, s, this.moves.subarray(0, n))
    let best = first[0]!
    for (const ranking of deepen(lookahead, s, first, settings)) best = ranking[0]!
    return best.move
  }
}
