import { type Lang, text } from '@negotiator/language'
import { shownNumber } from '../numbers.ts'

const BAR = 20
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
    const line = progressLine(this.lang, done, this.games, this.seconds())
    // A line that does not fit would leave its pieces behind when it is drawn again.
    this.output.write(`\r\x1b[K${line.slice(0, (this.output.columns || 80) - 1)}`)
  }

  clear(): void {
    if (this.output.isTTY === true && this.shownAt > 0) this.output.write('\r\x1b[K')
  }
}

export function progressLine(lang: Lang, done: number, games: number, seconds: number): string {
  const rate = done / seconds
  const filled = Math.floor((done / games) * BAR)
  const numbers = text(lang, 'simulate.progress', {
    done: shownNumber(lang, done),
    games: shownNumber(lang, games),
    rate: shownNumber(lang, rate),
    left: duration((games - done) / rate),
  })
  return `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)} ${numbers}`
}

/** The same in both languages. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '…'
  const whole = Math.ceil(seconds)
  const minutes = Math.floor(whole / 60)
  const two = (n: number) => String(n).padStart(2, '0')
  if (minutes === 0) return `${whole} s`
  if (minutes < 60) return `${minutes} min ${two(whole % 60)} s`
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`
}
