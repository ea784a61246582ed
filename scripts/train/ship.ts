import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentKey, encodeWeights, evenOut, Network, SETTINGS, TRAINER } from '@negotiator/advisor'
import { CONTENT_HASH } from '@negotiator/content'
import { RULES_VERSION } from '@negotiator/rules'
import { readCheckpoint } from './checkpoint.ts'
import { keepCurve } from './curves.ts'
import { checkpointFile, weightsFile } from './files.ts'
import { hasFinerOnTop } from './finer-on-top.ts'
import type { Lesson } from './lesson.ts'
import { isOfAnyGame, nameOf, runOf, trainersFor } from './lessons.ts'
import { shipmentOf } from './shipment.ts'

/** Games that what was learned is held against before it is shipped, and their seed: of no other measurement. */
const EVEN_OUT_GAMES = 20_000
const EVEN_OUT_SEED = 31_415

/**
 * From the last checkpoint to the file that the apps load, and its curve beside the others. What was shipped before is
 * never shipped again: rounded by its use it was already, and how much each weight was used is known no more.
 */
export function shipWeights(lesson: Lesson): void {
  const trainers = trainersFor(lesson)
  const [trainer] = trainers
  const progress = readCheckpoint(checkpointFile(lesson), trainer, null)
  if (progress === null) {
    console.log(
      `${nameOf(lesson)}: not shipped, without a checkpoint nothing was learned since what is there`,
    )
    return
  }
  if (progress.run !== runOf(lesson, trainer)) {
    console.error(`${nameOf(lesson)}: the checkpoint is of another run, learn first`)
    return
  }
  const { abductor, pack } = lesson
  const leavesFinerBehind = hasFinerOnTop(lesson)
  const { games, stages } = progress
  const { network, whole, on } = shipmentOf(lesson, trainer)
  const learned = trainers.map(({ game, network: { shape } }) => ({
    game,
    network: new Network(shape, whole.weights),
  }))
  console.log(`${nameOf(lesson)}: evening the weights out by ${EVEN_OUT_GAMES} games, which takes a minute`)
  const evening = evenOut(learned, EVEN_OUT_GAMES, EVEN_OUT_SEED)
  const origin = {
    abductor,
    pack,
    games,
    stages,
    evening,
    on,
    seed: SETTINGS.seed,
    trainer: TRAINER,
    rules: RULES_VERSION,
    // Those for any game are never stale by their cards: there it only tells which cards they have met.
    content: isOfAnyGame(lesson) ? CONTENT_HASH : contentKey(trainer.game),
  }
  const bytes = gzipSync(encodeWeights(origin, network), { level: 9 })
  const file = weightsFile(lesson)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  if (lesson.values === null) keepCurve(nameOf(lesson), progress)
  console.log(`${nameOf(lesson)}: ${games} games, ${bytes.length} bytes`)
  if (leavesFinerBehind)
    console.log(`${nameOf(lesson)}: the finer tables corrected other weights, --finer learns them anew`)
}
