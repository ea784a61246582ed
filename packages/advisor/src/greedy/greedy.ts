import {
  argA,
  argB,
  BUY,
  CHOOSE_CARD,
  CONCEDE,
  CONVERT,
  END_CONVERSATION,
  END_SPEND,
  FACEDOWN,
  FRAME_DISCARD,
  foursCount,
  type Game,
  handSize,
  kindOf,
  legalMoves,
  MOST_MOVES,
  type Move,
  PLAY,
  pendingSuccesses,
  REACT,
  rollOdds,
  type State,
  threatDice,
  topFrame,
  verbOf,
} from '@negotiator/rules'
import type { Player } from '../player.ts'
import { cardGains, demandGains, type Gains } from './gains.ts'
import { THUMB, type Thumb } from './thumb.ts'

const DICE = 6

/** Rules of thumb: what brings most at once, by a few weights; no look ahead. Fast, and a fair beginner. */
export class Greedy implements Player {
  private readonly game: Game
  private readonly thumb: Thumb
  private readonly cards: readonly (readonly [Gains, Gains, Gains])[]
  private readonly demands: readonly Gains[]
  private readonly moves = new Int32Array(MOST_MOVES)
  /** By number of dice, and once more with 4s as successes: the chances of 0, 1, 2 successes. */
  private readonly odds: readonly (readonly [number, number, number])[]

  constructor(game: Game, thumb: Thumb = THUMB) {
    this.game = game
    this.thumb = thumb
    this.cards = cardGains(game)
    this.demands = demandGains(game)
    this.odds = [false, true].flatMap((fours) =>
      Array.from({ length: DICE }, (_, dice) => {
        const { none, one, two } = rollOdds(dice, fours)
        return [none, one, two] as const
      }),
    )
  }

  choose(s: State): Move {
    const { moves } = this
    const n = legalMoves(this.game, s, moves)
    let best = moves[0]!
    if (n === 1) return best
    let most = Number.NEGATIVE_INFINITY
    const worth = this.successWorth(s)
    for (let i = 0; i < n; i++) {
      const score = this.score(s, moves[i]!, worth)
      if (score <= most) continue
      most = score
      best = moves[i]!
    }
    return best
  }

  private score(s: State, move: Move, worth: number): number {
    const { thumb } = this
    const kind = argA(move)
    switch (verbOf(move)) {
      case PLAY:
        return this.playing(s, kind) - this.keeping(kind)
      case FACEDOWN:
        return s.facedownCp * thumb.cp - thumb.facedown - this.keeping(kind)
      case CONVERT:
        return worth - thumb.pay * (this.keeping(kind) + this.keeping(argB(move)) + 1)
      case REACT:
        return worth / 3 - thumb.pay * this.keeping(kind)
      case CONCEDE: {
        const demand = kindOf(s.places[kind]!)
        return this.weigh(s, this.demands[demand]!) - thumb.cp * this.game.demandCost[demand]!
      }
      case BUY:
        return thumb.buy * this.playing(s, kind) + this.game.cardCost[kind]! + 1
      case CHOOSE_CARD:
        return topFrame(s) === FRAME_DISCARD ? -this.keeping(kind) : this.keeping(kind) + 1
      case END_CONVERSATION:
      case END_SPEND:
        return 0
      default:
        return 0
    }
  }

  /** What one more success of the pending roll would bring. */
  private successWorth(s: State): number {
    const kind = s.resolving
    if (s.rollCount === 0 || kind < 0) return 0
    const [none, one, two] = this.cards[kind]!
    const now = pendingSuccesses(s)
    if (now >= 2) return -1
    return now === 1 ? this.weigh(s, two) - this.weigh(s, one) : this.weigh(s, one) - this.weigh(s, none)
  }

  private playing(s: State, kind: number): number {
    const [none, one, two] = this.cards[kind]!
    const odds = this.odds[threatDice(s) + (foursCount(s) ? DICE : 0)]!
    return odds[0] * this.weigh(s, none) + odds[1] * this.weigh(s, one) + odds[2] * this.weigh(s, two)
  }

  private keeping(kind: number): number {
    return this.game.cardCost[kind]! * this.thumb.keep
  }

  private weigh(s: State, gains: Gains): number {
    const { thumb } = this
    let sum =
      gains.cp * thumb.cp + gains.dice * thumb.dice + gains.cards * thumb.card + gains.reveal * thumb.reveal
    if (gains.escape !== 0) sum -= s.second === 1 || gains.eliminate === 0 ? thumb.escape : 0
    if (gains.ends !== 0) sum -= thumb.ends * handSize(s)
    if (gains.eliminate !== 0 && s.second === 0) {
      sum +=
        s.pool === 0
          ? thumb.win
          : s.pool <= gains.save
            ? thumb.win
            : thumb.eliminate - thumb.eliminateEarly * s.pool
    }
    const below = gains.calm - s.threat
    sum += (below > 0 ? s.threat : gains.calm) * (s.threat >= 4 ? thumb.calmHigh : thumb.calmLow)
    sum += this.saving(s, gains.save + Math.max(below, 0))
    const above = s.threat + gains.rise - 7
    sum -= (above > 0 ? gains.rise - above : gains.rise) * (s.threat >= 4 ? thumb.calmHigh : thumb.calmLow)
    const kills = gains.kill + (s.second === 1 ? gains.rise : Math.max(above, 0))
    return sum - kills * thumb.kill
  }

  private saving(s: State, n: number): number {
    if (n <= 0) return 0
    const last = s.second === 1 ? s.pool : s.pool + 1
    return n >= last ? this.thumb.win : n * this.thumb.save
  }
}
