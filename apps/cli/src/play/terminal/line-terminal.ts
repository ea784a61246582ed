import { createInterface, type Interface } from 'node:readline'
import type { Lang } from '@negotiator/language'
import { brief } from '../../brief.ts'
import { printable } from '../../printable.ts'
import { type Look, lookOf } from '../layout/look.ts'
import { toAscii } from '../layout/to-ascii.ts'
import { wrap } from '../layout/wrap.ts'
import { canClear, heightNow, styleNow, widthNow } from './capabilities.ts'
import { Leaving } from './leaving.ts'
import type { Terminal } from './terminal.ts'

/** A seed is the longest thing to type. */
const LONGEST_ECHO = 120
const CLEAR = '\u001b[H\u001b[2J'

/** Lines in, lines out; a keyboard or a script of lines through a pipe. */
export class LineTerminal implements Terminal {
  private readonly lines: string[] = []
  private readonly reader: Interface
  private readonly isInteractive: boolean
  private hasEnded = false
  private isInterrupted = false
  private wake: (() => void) | null = null
  private readonly onInterrupt = (): void => {
    this.isInterrupted = true
    this.wake?.()
  }

  private readonly input: NodeJS.ReadStream
  private readonly output: NodeJS.WriteStream

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.input = input
    this.output = output
    this.isInteractive = input.isTTY === true && output.isTTY === true
    this.reader = createInterface({ input, output, terminal: this.isInteractive, crlfDelay: Infinity })
    // Lines are kept as they come: a pipe delivers many at once, long before they are asked for.
    this.reader.on('line', (line) => {
      this.lines.push(line)
      this.wake?.()
    })
    this.reader.on('close', () => {
      this.hasEnded = true
      this.wake?.()
    })
    this.reader.on('SIGINT', this.onInterrupt)
    process.on('SIGINT', this.onInterrupt)
  }

  look(lang: Lang): Look {
    return lookOf(lang, widthNow(this.output, process.env), styleNow(this.output, process.env))
  }

  get height(): number {
    return heightNow(this.output)
  }

  /** What goes to a file or another program is only ever added to. */
  draw(lines: readonly string[]): void {
    this.output.write(canClear(this.output, process.env) ? CLEAR : '\n')
    this.say(lines)
  }

  say(lines: readonly string[]): void {
    const { unicode, width } = this.look('en')
    const shown = unicode ? lines : lines.flatMap((line) => wrap(toAscii(line), width))
    if (shown.length > 0) this.output.write(`${shown.join('\n')}\n`)
  }

  async ask(prompt: string): Promise<string> {
    this.prompt(this.look('en').unicode ? prompt : toAscii(prompt))
    while (this.lines.length === 0 && !this.hasEnded && !this.isInterrupted) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
      this.wake = null
    }
    const line = this.isInterrupted ? undefined : this.lines.shift()
    if (line === undefined) {
      this.output.write('\n')
      throw new Leaving(this.isInterrupted ? 'interrupt' : 'end-of-input')
    }
    // A script's line stands in the transcript as if it had been typed.
    if (!this.isInteractive) this.output.write(`${brief(printable(line), LONGEST_ECHO)}\n`)
    return line
  }

  private prompt(prompt: string): void {
    if (!this.isInteractive || this.hasEnded) {
      this.output.write(prompt)
      return
    }
    this.reader.setPrompt(prompt)
    this.reader.prompt()
  }

  close(): void {
    process.off('SIGINT', this.onInterrupt)
    this.reader.close()
    this.input.pause()
  }
}
