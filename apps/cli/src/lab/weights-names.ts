import { weightsName } from '@negotiator/advisor'
import { choicesOf, hasLearned, type LabJob } from '@negotiator/lab'
import { gameFor } from '@negotiator/session'
import { type Brain, loadAnyBrain, loadBrain, setsOf } from '../advisor/weights-files.ts'

export interface UsedBrain {
  readonly abductor: string
  readonly brain: Brain
}

/** Those that the players of a job play with. Throws NoBrain. */
export function brainsFor(job: LabJob, folder: string): UsedBrain[] {
  const { question } = job
  const isPlayed = question.kind === 'study' && question.players.some(hasLearned)
  return choicesOf(job).flatMap((choice) => {
    const { abductor } = choice
    const game = gameFor(choice)
    return [
      ...(isPlayed ? [{ abductor, brain: loadBrain(game, abductor, setsOf(choice), folder) }] : []),
      ...(hasLearned(question.by) ? [{ abductor, brain: loadAnyBrain(game, folder) }] : []),
    ]
  })
}

/** Each once, in a fixed order: what a job says about them. */
export const weightsNames = (brains: readonly UsedBrain[]): string[] =>
  [...new Set(brains.map(({ brain }) => weightsName(brain.origin)))].sort()
