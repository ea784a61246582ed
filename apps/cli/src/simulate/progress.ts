import { type Lang, text } from '@negotiator/language'
import { shownNumber } from '../numbers.ts'

const LONGEST_BAR = 20
/** The terminal writes `^C` where the cursor is; it must not begin a new line. */
const SPARE_COLUMNS = 3
const EVERY_MS = 100

/** A line on standard error that tells how far it is; where that is no terminal, nothing. */
export class Progress {
  private readonly lang: Lang
  private readonly games: number
  private readonly output: NodeJS.WriteStream
  private readonly started: number
  private shownAt = 0

  constructor(lang: Lang, games: number, output: NodeJS.WriteStream = process.stderr) {
    this.lang = lang
    this.games = games
    this.output = output
    this.started = performance.now()
  }

  seconds(): number {
    return (performance.now() - this.started) / 1000
  }

  show(done: number): void {
    const now = performance.now()
    if (this.output.isTTY !== true || now - this.shownAt < EVERY_MS) return
    this.shownAt = now
    const width = (this.output.columns || 80) - SPARE_COLUMNS
    const line = progressLine(this.lang, done, this.games, this.seconds(), width)
    // What does not fit would stay behind when it is drawn again.
    this.output.write(`\r\x1b[K${line.slice(0, width)}`)
  }

  clear(): void {
    if (this.output.isTTY === true && this.shownAt > 0) this.output.write('\r\x1b[K')
  }
}

/** The bar is as long as the numbers leave room for. */
export function progressLine(
  lang: Lang,
  done: number,
  games: number,
  seconds: number,
  width: number,
): string {
  const rate = done / seconds
  const numbers = text(lang, 'simulate.progress', {
    done: shownNumber(lang, done),
    games: shownNumber(lang, games),
    rate: shownNumber(lang, rate),
    left: duration((games - done) / rate),
  })
  const bar = Math.max(0, Math.min(LONGEST_BAR, width - numbers.length - 1))
  const filled = Math.floor((done / games) * bar)
  return `${'█'.repeat(filled)}${'░'.repeat(bar - filled)} ${numbers}`.trimStart()
}

/** The same in both languages, and no more exact than it can be known. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '…'
  if (seconds <= 90) return `${Math.ceil(seconds)} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
