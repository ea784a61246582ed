import { type Game, legalMoves, MOST_MOVES, type Move, type State } from '@negotiator/rules'
import { atFirstSight, type Deepening, deepen, type RankedMove } from './deepen.ts'
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
    return this.rank(s)[0]!.move
  }

  /** All moves, the best one first; a single one is not looked at. */
  rank(s: State): readonly RankedMove[] {
    const { lookahead, settings } = this
    const n = legalMoves(this.game, s, this.moves)
    if (n === 1) return [{ move: this.moves[0]!, value: Number.NaN, plies: 0 }]
    lookahead.begin(s)
    lookahead.limit = lookahead.nodes + settings.nodes
    let ranking: readonly RankedMove[] = atFirstSight(lookahead, s, this.moves.subarray(0, n))
    for (ranking of deepen(lookahead, s, ranking, settings));
    return ranking
  }
}
