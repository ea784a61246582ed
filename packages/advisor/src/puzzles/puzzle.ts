import type { Action, State } from '@negotiator/rules'
import type { AnalysedAction } from '../analysis/analysis.ts'
import type { Theme } from './themes.ts'
import type { Failures } from './weaker-players.ts'

/** A position in which one action is clearly best. Plain data; the state holds nothing hidden. */
export interface Puzzle {
  readonly id: string
  readonly abductor: string
  /** The rarest first. */
  readonly themes: readonly Theme[]
  readonly state: State
  /** The best ones, the very best first. */
  readonly ranking: readonly AnalysedAction[]
  /** By how much the best is ahead of the next: by search, and the 95 % interval by games played out. */
  readonly lead: number
  readonly low: number
  readonly high: number
  readonly playouts: number
  readonly failures: Failures
  readonly rating: number
  /** The game it comes from. */
  readonly seed: string
  readonly step: number
  readonly weights: string
  readonly rules: string
}

/** An action that far behind the best is as good: one point. */
export const AS_GOOD = 0.01

/** Does an action solve it? */
export function solves({ ranking }: Pick<Puzzle, 'ranking'>, action: Action): boolean {
  const least = ranking[0]!.value - AS_GOOD
  const given = canonicalAction(action)
  return ranking.some((each) => each.value >= least && canonicalAction(each.action) === given)
}

/** Whatever it is: the same action gives the same text. The two cards of a conversion are in no order. */
export function canonicalAction(action: unknown): string {
  const cards = (action as { convert?: unknown } | null)?.convert
  return JSON.stringify(Array.isArray(cards) ? { convert: [...cards].sort() } : (action ?? null))
}
