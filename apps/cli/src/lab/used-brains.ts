import { setsOf } from '@negotiator/content'
import { type LabJob, wantedBrains } from '@negotiator/lab'
import { type Brain, loadAnyBrain, loadBrain } from '../advisor/weights-files.ts'

export interface UsedBrain {
  readonly abductor: string
  readonly brain: Brain
}

/** Those that the players of a job play with. Throws NoBrain. */
export const brainsFor = (job: LabJob, folder: string): UsedBrain[] =>
  wantedBrains(job).map(({ choice, game, isByAny }) => ({
    abductor: choice.abductor,
    brain: isByAny ? loadAnyBrain(game, folder) : loadBrain(game, choice.abductor, setsOf(choice), folder),
  }))
