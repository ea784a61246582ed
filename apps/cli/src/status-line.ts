import { toAscii } from './play/layout/to-ascii.ts'
import { isUnicode } from './play/terminal/capabilities.ts'

/** The terminal writes `^C` where the cursor is; it must not begin a new line. */
const SPARE_COLUMNS = 3
const EVERY_MS = 100

/** A line on standard error that is drawn anew while something goes on; where that is no terminal, nothing. */
export class StatusLine {
  private readonly output: NodeJS.WriteStream
  private readonly started = performance.now()
  private shownAt: number
  private isShown = false

  /** What takes no longer than `patience` (milliseconds) is not worth a line. */
  constructor(output: NodeJS.WriteStream = process.stderr, patience = 0) {
    this.output = output
    this.shownAt = this.started + patience - EVERY_MS
  }

  seconds(): number {
    return (performance.now() - this.started) / 1000
  }

  show(line: (width: number) => string): void {
    const now = performance.now()
    if (this.output.isTTY !== true || now - this.shownAt < EVERY_MS) return
    this.shownAt = now
    this.isShown = true
    const width = (this.output.columns || 80) - SPARE_COLUMNS
    const words = isUnicode(process.env) ? line(width) : toAscii(line(width))
    // What does not fit would stay behind when it is drawn again.
    this.output.write(`\r\x1b[K${words.slice(0, width)}`)
  }

  clear(): void {
    if (this.isShown) this.output.write('\r\x1b[K')
  }
}
