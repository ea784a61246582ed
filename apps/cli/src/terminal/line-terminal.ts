import { createInterface, type Interface } from 'node:readline'
import type { Lang } from '@negotiator/language'
import { brief } from './brief.ts'
import { canClear, heightNow, styleNow, widthNow } from './capabilities.ts'
import { Echo } from './echo.ts'
import { Leaving } from './leaving.ts'
import { type Look, lookOf } from './look.ts'
import { printable } from './printable.ts'
import type { Terminal } from './terminal.ts'
import { toAscii } from './to-ascii.ts'
import { wrap } from './wrap.ts'

/** A seed is the longest thing to type. */
const LONGEST_ECHO = 120
const CLEAR = '\u001b[H\u001b[2J'

/** Lines in, lines out; a keyboard or a script of lines through a pipe. */
export class LineTerminal implements Terminal {
  private readonly lines: string[] = []
  private readonly reader: Interface
  private readonly echo: Echo
  private readonly isInteractive: boolean
  private hasEnded = false
  private readonly interrupt = new AbortController()
  private wake: (() => void) | null = null
  private screen: () => readonly string[] = () => []
  /** What stands below the screen. */
  private below: string[] = []
  private readonly onInterrupt = (): void => {
    this.interrupt.abort()
    this.wake?.()
  }

  private readonly input: NodeJS.ReadStream
  private readonly output: NodeJS.WriteStream

  constructor(input: NodeJS.ReadStream, output: NodeJS.WriteStream) {
    this.input = input
    this.output = output
    this.isInteractive = input.isTTY === true && output.isTTY === true
    this.echo = new Echo(output)
    this.reader = createInterface({
      input,
      output: this.isInteractive ? this.echo : output,
      terminal: this.isInteractive,
      crlfDelay: Infinity,
    })
    // Lines are kept as they come: a pipe delivers many at once, and fast fingers do, before they are asked for.
    this.reader.on('line', (line) => {
      this.echo.isOpen = false
      this.lines.push(line)
      this.wake?.()
    })
    this.reader.on('close', () => {
      this.hasEnded = true
      this.wake?.()
    })
    this.reader.on('SIGINT', this.onInterrupt)
    process.on('SIGINT', this.onInterrupt)
    // After readline's own answer to it, which only knows its line.
    if (this.isInteractive) output.on('resize', this.onResize)
  }

  look(lang: Lang): Look {
    return lookOf(lang, widthNow(this.output, process.env), styleNow(this.output, process.env))
  }

  get interrupted(): AbortSignal {
    return this.interrupt.signal
  }

  get height(): number {
    return heightNow(this.output)
  }

  /** What goes to a file or another program is only ever added to. */
  draw(make: () => readonly string[]): void {
    this.screen = make
    this.below = []
    this.output.write(canClear(this.output, process.env) ? CLEAR : '\n')
    this.write(make())
  }

  say(lines: readonly string[]): void {
    this.below.push(...lines)
    this.write(lines)
  }

  /** Another size breaks lines in the middle: the screen is drawn again, and what was said and typed below it. */
  private readonly onResize = (): void => {
    if (!this.echo.isOpen || !canClear(this.output, process.env)) return
    this.output.write(CLEAR)
    this.write([...this.screen(), ...this.below])
    this.reader.prompt(true)
  }

  private write(lines: readonly string[]): void {
    const { unicode, width } = this.look('en')
    const shown = unicode ? lines : lines.flatMap((line) => wrap(toAscii(line), width))
    if (shown.length > 0) this.output.write(`${shown.join('\n')}\n`)
  }

  async ask(prompt: string): Promise<string> {
    const isTypedAhead = this.lines.length > 0
    this.prompt(this.look('en').unicode ? prompt : toAscii(prompt), isTypedAhead)
    while (this.lines.length === 0 && !this.hasEnded && !this.interrupted.aborted) {
      await new Promise<void>((resolve) => {
        this.wake = resolve
      })
      this.wake = null
    }
    this.echo.isOpen = false
    const line = this.interrupted.aborted ? undefined : this.lines.shift()
    if (line === undefined) {
      this.output.write('\n')
      throw new Leaving(this.interrupted.aborted ? 'interrupt' : 'end-of-input')
    }
    // What was not echoed when it came stands behind the question that it answers.
    const shown = brief(printable(line), LONGEST_ECHO)
    if (!this.isInteractive || isTypedAhead) this.output.write(`${shown}\n`)
    this.below.push(prompt + shown)
    return line
  }

  private prompt(prompt: string, isTypedAhead: boolean): void {
    if (!this.isInteractive || this.hasEnded || isTypedAhead) {
      this.output.write(prompt)
      return
    }
    this.echo.isOpen = true
    this.reader.setPrompt(prompt)
    // The cursor stays behind what was typed before the question.
    this.reader.prompt(true)
  }

  close(): void {
    process.off('SIGINT', this.onInterrupt)
    this.output.off('resize', this.onResize)
    this.reader.close()
    this.input.pause()
  }
}
