import { progressText } from '@negotiator/lab'

/** A line that is rewritten, or one after the other where they stay. */
const REWRITTEN_EVERY_MS = 1_000
const WRITTEN_EVERY_MS = 30_000

const BEGIN_LINE = '\r'
const CLEAR_LINE = '\r\u001b[K'

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** How far a run is between two checkpoints, which are many minutes apart. */
export class Status {
  private readonly name: string
  private readonly games: number
  private readonly from: number
  private readonly output: Output
  private readonly isRewritten: boolean
  private readonly now: () => number
  private readonly started: number
  private shownAt: number

  /** `isAlone`: nobody else writes to the terminal. */
  constructor(
    name: string,
    from: number,
    games: number,
    isAlone: boolean,
    output: Output = process.stderr,
    now = () => performance.now(),
  ) {
    this.name = name
    this.from = from
    this.games = games
    this.output = output
    this.isRewritten = isAlone && output.isTTY === true
    this.now = now
    this.started = now()
    this.shownAt = this.started
  }

  /** Says so now and then only, so it may be called after every game. */
  show(played: number): void {
    const now = this.now()
    if (now - this.shownAt < (this.isRewritten ? REWRITTEN_EVERY_MS : WRITTEN_EVERY_MS)) return
    this.shownAt = now
    const rate = (played - this.from) / ((now - this.started) / 1000)
    const line = `${this.name}: ${progressText('en', played, this.games, rate)}`
    this.output.write(this.isRewritten ? `${CLEAR_LINE}${line}${BEGIN_LINE}` : `${line}\n`)
  }

  /** Before somebody else writes. */
  clear(): void {
    if (this.isRewritten) this.output.write(CLEAR_LINE)
  }
}
