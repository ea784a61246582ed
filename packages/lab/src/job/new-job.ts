import { type Brain, DEEP } from '@negotiator/advisor'
import { CONTENT_HASH, type ContentChoice } from '@negotiator/content'
import { type Game, RULES_VERSION } from '@negotiator/rules'
import { gameFor } from '@negotiator/session'
import { hasLearned } from '../play/policies.ts'
import type { LabJob } from './job.ts'
import { choicesOf } from './job-schema.ts'

/** With the rules and cards of this program; the weights are named once they are found. */
export const newJob = (seed: string, question: LabJob['question']): LabJob => ({
  format: 'negotiator-lab',
  version: 1,
  rules: RULES_VERSION,
  content: CONTENT_HASH,
  seed,
  weights: [],
  nodes: DEEP.nodes,
  question,
})

/** A percentage as a share: a job says the same whoever asks. */
export const shareOf = (percent: number): number => Math.round(percent * 1e4) / 1e6

/** Weights that a player of a job plays with: those for any game, or those of the very cards where there are any. */
export interface WantedBrain {
  readonly choice: ContentChoice
  readonly game: Game
  readonly isByAny: boolean
}

export function wantedBrains(job: LabJob): WantedBrain[] {
  const { question } = job
  const isPlayed = question.kind === 'study' && question.players.some(hasLearned)
  return choicesOf(job).flatMap((choice) => {
    const game = gameFor(choice)
    return [
      ...(isPlayed ? [{ choice, game, isByAny: false }] : []),
      ...(hasLearned(question.by) ? [{ choice, game, isByAny: true }] : []),
    ]
  })
}

/** Each once, in a fixed order: what a job says about them. */
export const weightsNames = (brains: readonly Brain[]): string[] =>
  [...new Set(brains.map(({ name }) => name))].sort()
