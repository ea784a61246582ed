import { type Action, argA, type Game, type Move, type State, toAction } from '@negotiator/rules'
import type { Advice } from './advice.ts'
import { isAlike } from './alike.ts'
import type { RankedMove } from './deepen.ts'
import { likelyLine } from './likely-line.ts'
import type { Player } from './player.ts'
import { type Reason, reasonsFor } from './reasons.ts'

/** An action of the ranking. */
export interface RankedAction {
  readonly action: Action
  readonly value: number
  /** How much less that is than the best one's. */
  readonly behind: number
  readonly plies: number
}

/** What tells an action apart from the one it is compared with: the best from the next that is worse, any other from the best. */
export interface Explained extends RankedAction {
  readonly rank: number
  readonly reasons: readonly Reason[]
  /** How far apart the two are; null if there is nothing to compare with. */
  readonly gap: number | null
  /** The one it is compared with. */
  readonly other: Action | null
  /** Of the best: how many that follow are as good. */
  readonly asGood: number
  /** In a spend phase: the cards that are bought with it, all in all, and with the one it is compared with. */
  readonly bought: { readonly mine: readonly string[]; readonly theirs: readonly string[] } | null
}

/** A step of the line that is expected, and the position it is made in. */
export interface ExpectedStep {
  readonly action: Action
  readonly before: State
}

/** Hardly any turn has so many steps: the line ends with the turn, as it says. */
const LONGEST_LINE = 60
/** As people read it, in tenths of a point: what looks the same is as good. */
const shown = (value: number): number => Math.round(value * 1000) / 1000

/**
 * Advice in actions instead of moves, with reasons. The player goes on where an action leaves something to decide: often,
 * so quickly. The guide plays the line that is expected.
 */
export class Explanation {
  readonly advice: Advice
  readonly ranking: readonly RankedAction[]
  private readonly game: Game
  private readonly state: State
  private readonly player: Player
  private readonly guide: Player

  constructor(game: Game, state: State, player: Player, advice: Advice, guide = player) {
    this.game = game
    this.state = state
    this.player = player
    this.guide = guide
    this.advice = advice
    const best = advice.moves[0]!.value
    this.ranking = advice.moves.map((ranked) => this.rankedAction(ranked, best))
  }

  private rankedAction({ move, value, plies }: RankedMove, best: number): RankedAction {
    return { action: toAction(this.game, this.state, move), value, behind: best - value, plies }
  }

  /** Of the move with that rank, counted from 0. */
  explain(rank: number): Explained {
    const { moves } = this.advice
    const ranked = this.ranking[rank]!
    const asGood = rank === 0 ? this.asGoodAsBest() : 0
    // If all are as good, any other will do.
    const compared = rank === 0 ? Math.min(asGood + 1, moves.length - 1) : 0
    if (compared === rank)
      return { ...ranked, rank, reasons: [], gap: null, other: null, asGood, bought: null }
    const { action: other, value } = this.ranking[compared]!
    const reasons = reasonsFor(
      this.game,
      this.state,
      this.firstLike(rank),
      this.firstLike(compared),
      this.player,
    )
    const gap = Math.abs(shown(ranked.value) - shown(value))
    return { ...ranked, rank, reasons, gap, other, asGood, bought: this.boughtWith(rank, compared) }
  }

  private boughtWith(rank: number, compared: number): Explained['bought'] {
    const [mine, theirs] = [rank, compared].map((at) => this.advice.moves[at]!.purchases)
    if (mine === undefined || theirs === undefined) return null
    const cards = (moves: readonly Move[]) => moves.map((move) => this.game.cardIds[argA(move)]!)
    return { mine: cards(mine), theirs: cards(theirs) }
  }

  /** Those that are alike have the same reasons, so the first of them stands for all. */
  private firstLike(rank: number): Move {
    const { moves } = this.advice
    return moves.find(({ move }) => isAlike(this.state, move, moves[rank]!.move))!.move
  }

  /** Often the same cards are bought in another order. */
  private asGoodAsBest(): number {
    const best = shown(this.ranking[0]!.value)
    const worse = this.ranking.findIndex(({ value }) => shown(value) !== best)
    return (worse < 0 ? this.ranking.length : worse) - 1
  }

  explainMove(move: Move): Explained {
    return this.explain(this.advice.moves.findIndex((ranked) => ranked.move === move))
  }

  expectedLine(): ExpectedStep[] {
    const { game, state, guide } = this
    const { move, purchases = [] } = this.advice.moves[0]!
    const others = [...purchases]
    others.splice(others.indexOf(move), 1)
    return likelyLine(game, state, [move, ...others], guide, LONGEST_LINE).map(({ before, move }) => ({
      action: toAction(game, before, move),
      before,
    }))
  }
}
