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
/** For pools up to 15 hostages it is kept what a card brings; no printed game begins with more. */
const POOLS = 16

/** Rules of thumb: what brings most at once, by a few weights; no look ahead. Fast, and a fair beginner. */
export class Greedy implements Player {
  private readonly game: Game
  private readonly thumb: Thumb
  private readonly cards: readonly (readonly [Gains, Gains, Gains])[]
  private readonly demands: readonly Gains[]
  private readonly moves = new Int32Array(MOST_MOVES)
  /** By number of dice, and once more with 4s as successes: the chances of 0, 1, 2 successes. */
  private readonly odds: readonly (readonly [number, number, number])[]

  /** By kind, pool, threat, 2nd in command and odds: what playing a card brings, as far as it is known yet. */
  private readonly kept: Float64Array
  /** By kind and odds: what it costs per card in hand that the conversation may end. */
  private readonly ending: Float64Array

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
    const kinds = game.cardIds.length
    this.kept = new Float64Array(kinds * POOLS * 8 * 2 * 2 * DICE).fill(Number.NaN)
    this.ending = Float64Array.from({ length: kinds * 2 * DICE }, (_, i) =>
      this.average(Math.floor(i / (2 * DICE)), i % (2 * DICE), ({ ends }) => ends * thumb.ends),
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
    const [worse, better] = now === 1 ? [one, two] : [none, one]
    const staying = (worse.ends - better.ends) * this.thumb.ends * handSize(s)
    return this.weigh(s, better) - this.weigh(s, worse) + staying
  }

  /** The same again and again, so it is kept; only what ending the conversation costs depends on the hand. */
  private playing(s: State, kind: number): number {
    const odds = threatDice(s) + (foursCount(s) ? DICE : 0)
    const value = s.pool < POOLS ? this.known(s, kind, odds) : this.worth(s, kind, odds)
    return value - this.ending[kind * 2 * DICE + odds]! * handSize(s)
  }

  private known(s: State, kind: number, odds: number): number {
    const at = (((kind * POOLS + s.pool) * 8 + s.threat) * 2 + s.second) * 2 * DICE + odds
    let value = this.kept[at]!
    if (Number.isNaN(value)) {
      value = this.worth(s, kind, odds)
      this.kept[at] = value
    }
    return value
  }

  private worth(s: State, kind: number, odds: number): number {
    return this.average(kind, odds, (gains) => this.weigh(s, gains))
  }

  private average(kind: number, odds: number, worth: (gains: Gains) => number): number {
    const [none, one, two] = this.odds[odds]!
    const [onNone, onOne, onTwo] = this.cards[kind]!
    return none * worth(onNone) + one * worth(onOne) + two * worth(onTwo)
  }

  private keeping(kind: number): number {
    return this.game.cardCost[kind]! * this.thumb.keep
  }

  private weigh(s: State, gains: Gains): number {
    const { thumb } = this
    let sum =
      gains.cp * thumb.cp + gains.dice * thumb.dice + gains.cards * thumb.card + gains.reveal * thumb.reveal
    if (gains.escape !== 0) sum -= s.second === 1 || gains.eliminate === 0 ? thumb.escape : 0
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
