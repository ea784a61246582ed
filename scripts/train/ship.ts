import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import {
  coarsen,
  contentKey,
  correctedName,
  correctionsOf,
  encodeWeights,
  evenOut,
  type Network,
  SETTINGS,
  TRAINER,
  type Trainer,
} from '@negotiator/advisor'
import { RULES_VERSION } from '@negotiator/rules'
import { COLOURS, plotSvg } from '../plot/svg.ts'
import { type CurvePoint, type Progress, readCheckpoint } from './checkpoint.ts'
import { checkpointFile, curvesFile, curvesPlot, weightsFile } from './files.ts'
import { hasFinerOnTop } from './finer-on-top.ts'
import type { Lesson } from './lesson.ts'
import { isOfAnyGame, nameOf, runOf, trainersFor } from './lessons.ts'
import { coarseFor } from './shipped.ts'

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
  const { network, on } = lesson.isFiner
    ? corrections(lesson, trainer)
    : { network: trainer.outcome(), on: null }
  coarsen(network, trainer.absolute)
  const evening = evenOut(trainers, EVEN_OUT_GAMES, EVEN_OUT_SEED)
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
    content: isOfAnyGame(lesson) ? '' : contentKey(trainer.game),
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

function corrections(lesson: Lesson, trainer: Trainer): { network: Network; on: string } {
  const coarse = coarseFor(lesson, trainer)
  if (coarse === null) throw new Error(`${nameOf(lesson)}: what it corrects is not there any more`)
  const network = correctionsOf(trainer.outcome(), coarse.network)
  return { network, on: correctedName(coarse) }
}

function keepCurve(name: string, { curve }: Progress): void {
  const file = curvesFile()
  const curves: Record<string, readonly CurvePoint[]> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  curves[name] = curve
  writeFileSync(file, `${JSON.stringify(curves)}\n`)
  writeFileSync(curvesPlot(), curvesSvg(curves))
}

/** Without exploration, over the games learned from. */
function curvesSvg(curves: Readonly<Record<string, readonly CurvePoint[]>>): string {
  const longest = Math.max(...Object.values(curves).flatMap((curve) => curve.map(({ games }) => games)))
  return plotSvg({
    title: 'What was learned: wins of the quick tier',
    xLabel: 'games learned from',
    yLabel: 'wins %',
    xMost: longest,
    yMost: 100,
    xTicks: [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * longest)),
    yTicks: [0, 20, 40, 60, 80, 100],
    series: Object.entries(curves).map(([name, curve], i) => ({
      name,
      colour: COLOURS[i % COLOURS.length]!,
      points: curve.map(({ games, won, of }) => [games, (100 * won) / of] as const),
    })),
  })
}
