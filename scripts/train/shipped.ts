import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  contentKey,
  decodeWeights,
  SETTINGS,
  type Trainer,
  type Weights,
  WeightsError,
} from '@negotiator/advisor'
import { RULES_VERSION } from '@negotiator/rules'
import type { Progress } from './checkpoint.ts'
import { curvesFile, weightsFile } from './files.ts'
import { ANY_GAME } from './lessons.ts'

/**
 * Checkpoints are too large for the repository. Without one, a run goes on from the weights that are shipped, if they
 * come from the same rules, cards and seed; null if there are none, or if they are of another shape.
 */
export function goOnFromShipped(
  abductor: string,
  pack: string,
  trainer: Trainer,
  run: string,
): Progress | null {
  const file = weightsFile(abductor, pack)
  if (!existsSync(file)) return null
  const weights = decoded(file, trainer)
  if (weights === null) return null
  const { origin, network } = weights
  const content = abductor === ANY_GAME.abductor ? '' : contentKey(trainer.game)
  const isSame = origin.rules === RULES_VERSION && origin.content === content && origin.seed === SETTINGS.seed
  if (!isSame) return null
  trainer.goOnFrom(network.weights)
  const curves = existsSync(curvesFile()) ? JSON.parse(readFileSync(curvesFile(), 'utf8')) : {}
  const { games, stages } = origin
  return { run, games, stages, curve: curves[`${abductor} ${pack}`] ?? [] }
}

function decoded(file: string, { game, network }: Trainer): Weights | null {
  try {
    return decodeWeights(gunzipSync(readFileSync(file)), game, network.shape)
  } catch (error) {
    if (error instanceof WeightsError) return null
    throw error
  }
}
