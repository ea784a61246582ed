import type { ContentChoice } from '@negotiator/content'
import type { Policy } from '../play/policies.ts'

/** What a lab is asked. It says everything: the same job gives the same answer on any machine. */
export interface LabJob {
  readonly format: 'negotiator-lab'
  readonly version: 1
  /** The rules and the built-in cards that it is about. */
  readonly rules: string
  readonly content: string
  readonly seed: string
  /** Which weights those who have learned play with, by the name of the weights. */
  readonly weights: readonly string[]
  /** The effort of `deep`. */
  readonly nodes: number
  readonly question: Study | Duel
}

/** How hard is it, what are its cards worth? */
export interface Study {
  readonly kind: 'study'
  readonly subjects: readonly ContentChoice[]
  readonly players: readonly Policy[]
  /** By each player. */
  readonly games: number
  /** Who finds out what cards and numbers are worth. */
  readonly by: Policy
  /** For each card, and for each change of a number; 0 leaves the part out. */
  readonly cards: number
  readonly numbers: number
}

/** Which of two versions is won more often? */
export interface Duel {
  readonly kind: 'duel'
  readonly first: ContentChoice
  readonly second: ContentChoice
  readonly by: Policy
  /** At most so many with each. */
  readonly games: number
  /** The chance to be wrong. */
  readonly error: number
  /** A smaller difference does not matter. */
  readonly margin: number
}

/** How many games are handed out at once: a moment's work, and the steps in which a duel is judged. */
export const CHUNK: Readonly<Record<Policy, number>> = { random: 5000, greedy: 500, instant: 20, deep: 1 }
