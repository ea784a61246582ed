import { type Game, legalMoves, MOST_MOVES, type Move, type State } from '@negotiator/rules'
import type { Deepening } from './deepen.ts'
import type { Judge } from './judge.ts'
import { Lookahead } from './lookahead.ts'
import type { Player } from './player.ts'
import { RootSearch } from './root-search.ts'

export interface DeepSettings extends Deepening {
  /** Positions to look at for one decision; then it stops. */
  readonly nodes: number
}

export const DEEP: DeepSettings = { nodes: 40_000, plies: 9, margin: 0.08 }

/** For many decisions while somebody waits. */
export const PLAYING_ON: DeepSettings = { ...DEEP, nodes: 4_000 }

/** The thorough tier: the moves that look best are followed decision by decision, until the effort is used up. */
export class Deep implements Player {
  readonly lookahead: Lookahead
  private readonly game: Game
  private readonly settings: DeepSettings
  private readonly search: RootSearch
  private readonly moves = new Int32Array(MOST_MOVES)

  constructor(game: Game, judge: Judge, settings: DeepSettings = DEEP) {
    this.game = game
    this.settings = settings
    this.lookahead = new Lookahead(game, judge)
    this.search = new RootSearch(game, this.lookahead)
  }

  choose(s: State): Move {
    const { lookahead, settings } = this
    const moves = Array.from(this.moves.subarray(0, legalMoves(this.game, s, this.moves)))
    let best = moves[0]!
    if (moves.length === 1) return best
    lookahead.begin(s)
    lookahead.limit = lookahead.nodes + settings.nodes
    for (const ranking of this.search.rank(s, moves, settings)) best = ranking[0]!.move
    return best
  }
}
