import { type LabRun, percent, points, secondsLeft } from '@negotiator/lab'
import { type Lang, nameOf } from '@negotiator/language'
import { isUnicode } from '../play/terminal/capabilities.ts'
import { progressLine } from '../simulate/progress.ts'
import { StatusLine } from '../status-line.ts'
import { whisker } from './whisker.ts'

/** Points to either side. */
const FARTHEST = 0.1
const WIDTH = 15

/** How far it is, and what is known so far, on one line. */
export class LiveLine {
  private readonly lang: Lang
  private readonly line = new StatusLine()
  private readonly gamesBefore: number
  private readonly tasksBefore: number

  constructor(lang: Lang, run: LabRun) {
    this.lang = lang
    this.gamesBefore = run.games
    this.tasksBefore = run.added
  }

  show(run: LabRun): void {
    this.line.show((width) => {
      const known = ` ${knownSoFar(this.lang, run)}`
      const seconds = this.line.seconds() / Math.max(1e-9, 1 - this.gamesBefore / Math.max(1, run.games))
      const signs = isUnicode(process.env) ? '█░' : '#.'
      const left = secondsLeft(run, this.tasksBefore, this.line.seconds())
      const room = width - known.length
      const far = progressLine(this.lang, run.games, run.totalGames, seconds, room, signs, left)
      return far + known
    })
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
  return tally.games === 0 ? '' : `${nameOf(lang, abductor)} ${percent(lang, tally.won / tally.games)}`
}
