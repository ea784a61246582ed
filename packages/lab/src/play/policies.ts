import { type Brain, DEEP, Deep, Greedy, Instant } from '@negotiator/advisor'
import type { Game } from '@negotiator/rules'
import type { SeededPlayer } from './games.ts'
import { RandomChoice } from './random-choice.ts'

export const POLICIES = ['random', 'greedy', 'instant', 'deep'] as const
export type Policy = (typeof POLICIES)[number]

/** Those that have learned need a file of weights. */
export const hasLearned = (policy: Policy): boolean => policy === 'instant' || policy === 'deep'

/** Games that are handed out at once: worth the way to another thread, and soon back when it is stopped. */
export const GAMES_AT_ONCE: Readonly<Record<Policy, number>> = {
  random: 500,
  greedy: 50,
  instant: 10,
  deep: 1,
}

/** `nodes` is the effort of `deep` for one decision. */
export function playerFor(policy: Policy, game: Game, brain: Brain | null, nodes: number): SeededPlayer {
  if (policy === 'random') return new RandomChoice(game)
  if (policy === 'greedy') return new Greedy(game)
  if (brain === null) throw new Error(`${policy} needs weights`)
  if (policy === 'instant') return new Instant(game, brain.network)
  return new Deep(game, brain.thorough, { ...DEEP, nodes })
}
