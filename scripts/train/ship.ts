import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { gzipSync } from 'node:zlib'
import { contentKey, encodeWeights, evenOut, SETTINGS } from '@negotiator/advisor'
import { RULES_VERSION } from '@negotiator/rules'
import { COLOURS, plotSvg } from '../plot/svg.ts'
import { type CurvePoint, type Progress, readCheckpoint } from './checkpoint.ts'
import { checkpointFile, curvesFile, curvesPlot, weightsFile } from './files.ts'
import { ANY_GAME, trainersFor } from './lessons.ts'
import { goOnFromShipped } from './shipped.ts'

/** Games that what was learned is held against before it is shipped, and their seed: of no other measurement. */
const EVEN_OUT_GAMES = 20_000
const EVEN_OUT_SEED = 31_415

/** From the last checkpoint, or from what was shipped before, to the file that the apps load, and its curve beside the others. */
export function shipWeights(abductor: string, pack: string): void {
  const trainers = trainersFor(abductor, pack)
  const [trainer] = trainers
  const progress =
    readCheckpoint(checkpointFile(abductor, pack), trainer, null) ??
    goOnFromShipped(abductor, pack, trainer, '')
  if (progress === null) {
    console.error(`${abductor} ${pack}: nothing learned yet`)
    return
  }
  const content = abductor === ANY_GAME.abductor ? '' : contentKey(trainer.game)
  const { games, stages } = progress
  const evening = evenOut(trainers, EVEN_OUT_GAMES, EVEN_OUT_SEED)
  const origin = {
    abductor,
    pack,
    games,
    stages,
    evening,
    seed: SETTINGS.seed,
    rules: RULES_VERSION,
    content,
  }
  const bytes = gzipSync(encodeWeights(origin, trainer.outcome()), { level: 9 })
  const file = weightsFile(abductor, pack)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
  keepCurve(`${abductor} ${pack}`, progress)
  console.log(`${abductor} ${pack}: ${games} games, ${bytes.length} bytes`)
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
