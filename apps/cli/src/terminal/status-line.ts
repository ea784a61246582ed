import { canClear, heightNow } from './capabilities.ts'
import { cut, widthOf } from './text-width.ts'
import { showable } from './write.ts'

/** The terminal writes `^C` where the cursor is; it must not begin a new line. */
const SPARE_COLUMNS = 3
const EVERY_MS = 100

/** How much room there is. */
export interface Room {
  readonly width: number
  readonly height: number
}

/** Lines on standard error that are drawn anew while something goes on; where that is no terminal, nothing. */
export class StatusLine {
  private readonly output: NodeJS.WriteStream
  private readonly started = performance.now()
  private shownAt: number
  /** How many lines stand there. */
  private shown = 0

  /** What takes no longer than `patience` (milliseconds) is not worth a line. */
  constructor(output: NodeJS.WriteStream = process.stderr, patience = 0) {
    this.output = output
    this.shownAt = this.started + patience - EVERY_MS
  }

  seconds(): number {
    return (performance.now() - this.started) / 1000
  }

  show(line: (width: number) => string): void {
    this.showAll(({ width }) => [line(width)])
  }

  showAll(draw: (room: Room) => readonly string[]): void {
    const now = performance.now()
    if (!canClear(this.output, process.env) || now - this.shownAt < EVERY_MS) return
    this.shownAt = now
    const width = Math.max(1, (this.output.columns || 80) - SPARE_COLUMNS)
    const height = Math.max(1, heightNow(this.output) - 1)
    const lines = draw({ width, height }).slice(-height)
    const words = lines.map(showable)
    // What does not fit would stay behind when it is drawn again.
    const fitting = words.map((line) => (widthOf(line) <= width ? line : cut(line, width)[0]))
    this.output.write(this.toTheTop() + fitting.join('\n'))
    this.shown = fitting.length
  }

  clear(): void {
    if (this.shown > 0) this.output.write(this.toTheTop())
    this.shown = 0
  }

  /** Back to where the first line begins, with nothing below. */
  private toTheTop(): string {
    return `\r${this.shown > 1 ? `\x1b[${this.shown - 1}A` : ''}\x1b[J`
  }
}
