import { setsOf } from '@negotiator/content'
import type { FindBrain } from '@negotiator/lab'
import { loadAnyBrain, loadBrain } from './weights-files.ts'

/** Where those who play many games find their weights: in a folder. */
export const brainFinder =
  (folder: string): FindBrain =>
  (game, { isByAny = false, ...lineUp }) =>
    isByAny ? loadAnyBrain(game, folder) : loadBrain(game, lineUp.abductor, setsOf(lineUp), folder)
