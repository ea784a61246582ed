import {
  asShipped,
  correctedName,
  correctionsOf,
  type Network,
  type Trainer,
  withCorrections,
} from '@negotiator/advisor'
import type { Lesson } from './lesson.ts'
import { nameOf } from './lessons.ts'
import { coarseFor } from './shipped.ts'

/** What a file holds, what the apps make of it, and on top of which weights. */
interface Shipment {
  readonly network: Network
  readonly whole: Network
  readonly on: string | null
}

/** Rounded, as it comes out of the file. */
export const shipmentOf = (lesson: Lesson, trainer: Trainer): Shipment =>
  lesson.isFiner ? corrections(lesson, trainer) : coarseOnes(trainer)

function coarseOnes(trainer: Trainer): Shipment {
  const network = asShipped(trainer.outcome(), trainer.absolute)
  return { network, whole: network, on: null }
}

function corrections(lesson: Lesson, trainer: Trainer): Shipment {
  const coarse = coarseFor(lesson, trainer)
  if (coarse === null) throw new Error(`${nameOf(lesson)}: what it corrects is not there any more`)
  const network = asShipped(correctionsOf(trainer.outcome(), coarse.network), trainer.absolute)
  return { network, whole: withCorrections(coarse.network, network), on: correctedName(coarse) }
}
