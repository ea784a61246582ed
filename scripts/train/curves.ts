import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { COLOURS, plotSvg } from '../plot/svg.ts'
import type { CurvePoint, Progress } from './checkpoint.ts'
import { curvesFile, curvesPlot } from './files.ts'

/** As `nameOf` ends for a lesson with finer tables. */
const FINER_ENDING = / finer$/

type Curves = Readonly<Record<string, readonly CurvePoint[]>>

/** By the name of the lesson. */
export const shippedCurves = (): Curves =>
  existsSync(curvesFile()) ? JSON.parse(readFileSync(curvesFile(), 'utf8')) : {}

export function keepCurve(name: string, { curve }: Progress): void {
  writeFileSync(curvesFile(), `${JSON.stringify({ ...shippedCurves(), [name]: curve })}\n`)
  drawCurves()
}

/** Of what is kept, without learning anything. */
export const drawCurves = (): void => writeFileSync(curvesPlot(), curvesSvg(shippedCurves()))

/** Without exploration, over the games learned from. */
export function curvesSvg(curves: Curves): string {
  const longest = Math.max(...Object.values(curves).flatMap((curve) => curve.map(({ games }) => games)))
  return plotSvg({
    title: 'What was learned: wins of the quick tier',
    xLabel: 'games learned from',
    yLabel: 'wins %',
    xMost: longest,
    yMost: 100,
    xTicks: [0, 0.25, 0.5, 0.75, 1].map((part) => Math.round(part * longest)),
    yTicks: [0, 20, 40, 60, 80, 100],
    series: Object.entries(curves).map(([name, curve]) => ({
      name,
      ...lookOf(name, Object.keys(curves)),
      points: curve.map(({ games, won, of }) => [games, (100 * won) / of] as const),
    })),
  })
}

/** Finer tables have the colour of those that they correct: there are more curves than colours that can be told apart. */
function lookOf(name: string, names: readonly string[]): { colour: string; isDotted: boolean } {
  const corrected = name.replace(FINER_ENDING, '')
  const all = [...new Set(names.map((each) => each.replace(FINER_ENDING, '')))]
  return { colour: COLOURS[all.indexOf(corrected) % COLOURS.length]!, isDotted: name !== corrected }
}
