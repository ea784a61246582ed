import { progressText, shownRate } from '@negotiator/lab'
import { type Lang, shownNumber, text } from '@negotiator/language'
import { isUnicode } from '../terminal/capabilities.ts'
import { StatusLine } from '../terminal/status-line.ts'

const LONGEST_BAR = 20

/** Tells how far it is. */
export class Progress {
  private readonly lang: Lang
  private readonly games: number
  private readonly line: StatusLine

  constructor(lang: Lang, games: number, output: NodeJS.WriteStream = process.stderr) {
    this.lang = lang
    this.games = games
    this.line = new StatusLine(output)
  }

  seconds(): number {
    return this.line.seconds()
  }

  show(done: number): void {
    const signs = isUnicode(process.env) ? '█░' : '#.'
    this.line.show((width) => progressLine(this.lang, done, this.games, this.seconds(), width, signs))
  }

  clear(): void {
    this.line.clear()
  }
}

/** The bar is as long as the numbers leave room for. */
export function progressLine(
  lang: Lang,
  done: number,
  games: number,
  seconds: number,
  width: number,
  signs = '█░',
  left?: number,
): string {
  const numbers = progressText(lang, done, games, done / seconds, left)
  const bar = Math.max(0, Math.min(LONGEST_BAR, width - numbers.length - 1))
  const filled = Math.floor((done / games) * bar)
  return `${signs[0]!.repeat(filled)}${signs[1]!.repeat(bar - filled)} ${numbers}`.trimStart()
}

/** How fast it was, afterwards. */
export function speedText(lang: Lang, done: number, seconds: number): string {
  return text(lang, 'simulate.speed', {
    games: shownNumber(lang, done),
    n: done,
    seconds: shownNumber(lang, seconds, 1),
    rate: shownRate(lang, done / seconds),
  })
}
