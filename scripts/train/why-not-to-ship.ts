import { type CurvePoint, type Progress, readCheckpoint } from './checkpoint.ts'
import { shippedCurves } from './curves.ts'
import { checkpointFile } from './files.ts'
import { hasFinerOnTop } from './finer-on-top.ts'
import type { Lesson } from './lesson.ts'
import { nameOf, trainersFor } from './lessons.ts'

/** In shares of the exam: as much as the mean of the weights comes and goes by itself. */
const HARDLY = 0.005
const FINER_ON_TOP = 'finer tables correct what is there and would fit no more'

/** Why what was learned should not take the place of what is shipped; null if nothing speaks against it, or nothing was learned. */
export function whyNotToShip(lesson: Lesson): string | null {
  const progress = readCheckpoint(checkpointFile(lesson), trainersFor(lesson)[0], null)
  if (progress === null) return null
  return worseThanShipped(lesson, progress) ?? (hasFinerOnTop(lesson) ? FINER_ON_TOP : null)
}

function worseThanShipped(lesson: Lesson, { curve }: Progress): string | null {
  return lesson.values === null ? comparison(curve.at(-1), shippedCurves()[nameOf(lesson)]?.at(-1)) : null
}

/** The exam of both: always the same games. */
export function comparison(learned: CurvePoint | undefined, shipped: CurvePoint | undefined): string | null {
  if (learned === undefined || shipped === undefined || share(learned) >= share(shipped) - HARDLY) return null
  return `it wins ${percent(learned)} % after ${learned.games} games, what is shipped ${percent(shipped)} %`
}

const share = ({ won, of }: CurvePoint): number => won / of
const percent = (point: CurvePoint): string => (100 * share(point)).toFixed(1)
