import { type LabRun, points, secondsLeft } from '@negotiator/lab'
import { type Lang, nameOf, shownPercent } from '@negotiator/language'
import { progressLine } from '../simulate/progress.ts'
import { brushesOf } from '../terminal/brushes.ts'
import { isUnicode } from '../terminal/capabilities.ts'
import { StatusLine } from '../terminal/status-line.ts'
import { livePlot } from './live-plot.ts'
import { whisker } from './whisker.ts'

/** Points to either side. */
const FARTHEST = 0.1
const WIDTH = 15

/** How far it is and what is known so far: a picture that grows, or a line where there is no room for one. */
export class Live {
  private readonly lang: Lang
  private readonly output: NodeJS.WriteStream
  private readonly line: StatusLine
  private readonly gamesBefore: number
  private readonly tasksBefore: number

  constructor(lang: Lang, run: LabRun, output: NodeJS.WriteStream = process.stderr) {
    this.lang = lang
    this.output = output
    this.line = new StatusLine(output)
    this.gamesBefore = run.games
    this.tasksBefore = run.added
  }

  show(run: LabRun): void {
    this.line.showAll((room) => {
      const look = { lang: this.lang, style: brushesOf(this.output), isUnicode: isUnicode(process.env) }
      // The last line tells how far it is.
      const plot = livePlot(look, run, { ...room, height: room.height - 1 })
      const isDuel = run.job.question.kind === 'duel'
      const known = plot.length > 0 && !isDuel ? '' : knownSoFar(this.lang, run)
      return [...plot, this.progress(run, room.width, known === '' ? '' : ` ${known}`)]
    })
  }

  private progress(run: LabRun, width: number, known: string): string {
    const seconds = this.line.seconds() / Math.max(1e-9, 1 - this.gamesBefore / Math.max(1, run.games))
    const signs = isUnicode(process.env) ? '█░' : '#.'
    const left = secondsLeft(run, this.tasksBefore, this.line.seconds())
    const room = width - known.length
    return progressLine(this.lang, run.games, run.totalGames, seconds, room, signs, left) + known
  }

  seconds(): number {
    return this.line.seconds()
  }

  clear(): void {
    this.line.clear()
  }
}

function knownSoFar(lang: Lang, run: LabRun): string {
  const { compared } = run
  const { pairs, first, second } = run.pairsSoFar
  if (compared !== null && pairs > 0) {
    const difference = (first - second) / pairs
    const drawn = whisker({ ...compared, difference }, FARTHEST, WIDTH, isUnicode(process.env))
    return `[${drawn}] ${points(lang, difference)}`
  }
  const arm = run.tasks[run.added]?.arm ?? 0
  const { tally } = run.played[arm]!
  const { abductor } = run.plan.arms[arm]!.lineUp
  return tally.games === 0 ? '' : `${nameOf(lang, abductor)} ${shownPercent(lang, tally.won / tally.games)}`
}
