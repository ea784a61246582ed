import type { Game, Move, State } from '@negotiator/rules'
import { Greedy } from '../greedy/greedy.ts'
import { THUMB, type Thumb } from '../greedy/thumb.ts'
import type { Judge } from '../judge.ts'
import { Lookahead } from '../lookahead.ts'

/** How often weaker players go wrong in a position, from 0 to 1. */
export interface Failures {
  readonly random: number
  readonly greedy: number
  readonly instant: number
}

/** Somebody who sees no further takes for equal what is that close; in chances of winning. */
const BLUR = 0.02

/** How much each counts for the rating: what even the quick tier misses is hard. */
const WEIGHTS: Failures = { random: 0.2, greedy: 0.35, instant: 0.45 }

/** Beginners of different tastes, and the quick tier with blurred eyes. */
export class WeakerPlayers {
  private readonly beginners: readonly Greedy[]
  private readonly lookahead: Lookahead

  constructor(game: Game, judge: Judge) {
    this.beginners = TASTES.map((thumb) => new Greedy(game, thumb))
    this.lookahead = new Lookahead(game, judge)
  }

  failures(s: State, legal: readonly Move[], isRight: (move: Move) => boolean): Failures {
    const wrong = (moves: readonly Move[]) => moves.filter((move) => !isRight(move)).length / moves.length
    return {
      random: wrong(legal),
      greedy: wrong(this.beginners.map((player) => player.choose(s))),
      instant: this.blurred(s, legal, isRight),
    }
  }

  /** The chance of a wrong move if moves are taken the more often the better they look at first sight. */
  private blurred(s: State, legal: readonly Move[], isRight: (move: Move) => boolean): number {
    const { lookahead } = this
    lookahead.begin(s)
    const values = legal.map((move) => lookahead.valueOfMove(s, move, 0))
    const best = Math.max(...values)
    const odds = values.map((value) => Math.exp((value - best) / BLUR))
    const sum = (of: (i: number) => boolean) => odds.reduce((total, odd, i) => total + (of(i) ? odd : 0), 0)
    return sum((i) => !isRight(legal[i]!)) / sum(() => true)
  }
}

/** The rules of thumb, and the same with one of them taken twice or half as seriously. */
const TASTES: readonly Thumb[] = [
  THUMB,
  ...(['calmLow', 'calmHigh', 'save', 'kill', 'cp', 'keep', 'card', 'facedown'] as const).flatMap((name) => [
    { ...THUMB, [name]: THUMB[name] * 2 },
    { ...THUMB, [name]: THUMB[name] / 2 },
  ]),
]

/** From 1 (everybody sees it) to 5. */
export function ratingOf(failures: Failures): number {
  const { random, greedy, instant } = failures
  const share = WEIGHTS.random * random + WEIGHTS.greedy * greedy + WEIGHTS.instant * instant
  return 1 + Math.min(4, Math.floor(share * 5))
}
