import type { Game, Move, State } from '@negotiator/rules'
import { type Consequences, consequencesOf } from './consequences.ts'

/** One thing that speaks for or against a move, compared with another; `by` is how much, never negative. */
export interface Reason {
  readonly what: keyof Consequences
  readonly more: boolean
  readonly by: number
  readonly isGood: boolean
}

/** How much a unit of each is worth mentioning, and whether more of it is good. */
const WEIGHTS: Readonly<Record<keyof Consequences, number>> = {
  wins: 12,
  loses: -12,
  eliminates: 4,
  saved: 2,
  killed: -2.5,
  threat: -0.8,
  cp: 0.4,
  cards: 0.35,
  dice: 0.9,
  ends: -0.8,
  terror: 0.5,
}
const WORTH_SAYING = 0.08
const MOST_REASONS = 2

/** Why the first move rather than the second: what speaks for it and, last, what speaks against it. */
export function reasonsFor(game: Game, s: State, move: Move, other: Move): Reason[] {
  const mine = consequencesOf(game, s, move)
  const theirs = consequencesOf(game, s, other)
  const reasons = (Object.keys(WEIGHTS) as (keyof Consequences)[])
    .map((what) => ({ what, difference: mine[what] - theirs[what], weight: WEIGHTS[what] }))
    .filter(({ difference, weight }) => Math.abs(difference * weight) >= WORTH_SAYING)
    .sort((a, b) => Math.abs(b.difference * b.weight) - Math.abs(a.difference * a.weight))
    .map(({ what, difference, weight }) => ({
      what,
      more: difference > 0,
      by: Math.abs(difference),
      isGood: difference * weight > 0,
    }))
  const good = reasons.filter(({ isGood }) => isGood).slice(0, MOST_REASONS)
  const bad = reasons.filter(({ isGood }) => !isGood).slice(0, MOST_REASONS - 1)
  return [...good, ...bad]
}
