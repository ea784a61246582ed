import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  contentKey,
  decodeFiner,
  decodeWeights,
  finerFrom,
  SETTINGS,
  type Trainer,
  type Weights,
  WeightsError,
} from '@negotiator/advisor'
import { RULES_VERSION } from '@negotiator/rules'
import type { Progress } from './checkpoint.ts'
import { shippedCurves } from './curves.ts'
import { weightsFile } from './files.ts'
import type { Lesson } from './lesson.ts'
import { isOfAnyGame, nameOf, trainersFor } from './lessons.ts'

/**
 * Checkpoints are too large for the repository. Without one, a run goes on from the weights that are shipped, if they
 * come from the same rules, cards and seed; null if there are none, or if they are of another shape. Finer tables that
 * were never learned begin with what the coarser ones know, other values with what is known of those of today.
 */
export function goOnFromShipped(lesson: Lesson, trainer: Trainer, run: string): Progress | null {
  const shipped = shippedFor(lesson, trainer)
  if (shipped !== null) {
    trainer.goOnFrom(shipped.network.weights)
    return progressOf(lesson, shipped, run)
  }
  if (lesson.values !== null) return goOnFromTodays(lesson, trainer, run)
  const coarse = lesson.isFiner ? coarseFor(lesson, trainer) : null
  if (coarse === null) return null
  trainer.goOnFrom(finerFrom(trainer.network.shape, coarse.network).weights)
  return { run, games: coarse.origin.games, stages: [], curve: [] }
}

function goOnFromTodays(lesson: Lesson, trainer: Trainer, run: string): Progress | null {
  const todays = { ...lesson, values: null }
  const [former] = trainersFor(todays)
  const shipped = shippedFor(todays, former)
  if (shipped === null || shipped.network.weights.length !== trainer.network.weights.length) return null
  trainer.goOnFrom(shipped.network.weights)
  return { run, games: shipped.origin.games, stages: [], curve: [] }
}

/** What finer tables correct. */
export const coarseFor = (lesson: Lesson, trainer: Trainer): Weights | null =>
  readFor({ ...lesson, isFiner: false }, trainer, (bytes) => decodeWeights(bytes, trainer.game))

/** Null if there are none for these rules, cards and seed, or none that fit. */
export function shippedFor(lesson: Lesson, trainer: Trainer): Weights | null {
  const { game, network } = trainer
  if (!lesson.isFiner) return readFor(lesson, trainer, (bytes) => decodeWeights(bytes, game, network.shape))
  const coarse = coarseFor(lesson, trainer)
  return coarse === null ? null : readFor(lesson, trainer, (bytes) => decodeFiner(bytes, game, coarse))
}

function readFor(lesson: Lesson, trainer: Trainer, decode: (bytes: Uint8Array) => Weights): Weights | null {
  const file = weightsFile(lesson)
  if (!existsSync(file)) return null
  try {
    const weights = decode(gunzipSync(readFileSync(file)))
    const { rules, content, seed } = weights.origin
    const isOfTheseCards = isOfAnyGame(lesson) || content === contentKey(trainer.game)
    return rules === RULES_VERSION && isOfTheseCards && seed === SETTINGS.seed ? weights : null
  } catch (error) {
    if (error instanceof WeightsError) return null
    throw error
  }
}

function progressOf(lesson: Lesson, { origin: { games, stages } }: Weights, run: string): Progress {
  return { run, games, stages, curve: shippedCurves()[nameOf(lesson)] ?? [] }
}
