import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentKey, encodeWeights, SETTINGS } from '@negotiator/advisor'
import { RULES_VERSION } from '@negotiator/rules'
import { type CurvePoint, type Progress, readCheckpoint } from './checkpoint.ts'
import { checkpointFile, curvesFile, weightsFile } from './files.ts'
import { ANY_GAME, trainersFor } from './lessons.ts'

/** From the last checkpoint to the file that the apps load, and its curve beside the others. */
export function shipWeights(abductor: string, pack: string): void {
  const [trainer] = trainersFor(abductor, pack)
  const progress = readCheckpoint(checkpointFile(abductor, pack), trainer, null)
  if (progress === null) {
    console.error(`${abductor} ${pack}: nothing learned yet`)
    return
  }
  const content = abductor === ANY_GAME.abductor ? '' : contentKey(trainer.game)
  const origin = { abductor, pack, games: progress.games, seed: SETTINGS.seed, rules: RULES_VERSION, content }
  const bytes = gzipSync(encodeWeights(origin, trainer.network), { level: 9 })
  const file = weightsFile(abductor, pack)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  keepCurve(`${abductor} ${pack}`, progress)
  console.log(`${abductor} ${pack}: ${progress.games} games, ${bytes.length} bytes`)
}

function keepCurve(name: string, { curve }: Progress): void {
  const file = curvesFile()
  const curves: Record<string, readonly CurvePoint[]> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  curves[name] = curve
  writeFileSync(file, `${JSON.stringify(curves)}\n`)
}
