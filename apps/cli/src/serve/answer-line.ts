import { type Lang, text } from '@negotiator/language'
import { printable } from '../terminal/printable.ts'
import { BotGame } from './bot-game.ts'
import { RequestFields } from './request-fields.ts'
import { TOO_LONG } from './request-lines.ts'
import { type ProblemData, RequestProblem } from './request-problem.ts'

export const COMMANDS = ['new', 'legal', 'step', 'state', 'advise', 'undo', 'save', 'load', 'quit'] as const
type CommandName = (typeof COMMANDS)[number]

/** Longer lines are refused unread. */
export const LONGEST_LINE = 1_000_000

export interface Answer {
  readonly line: string
  readonly isLast: boolean
}

/** Answers lines one by one, whatever they are; the game is kept in between. */
export class Answerer {
  private readonly lang: Lang
  private readonly game: BotGame
  private readonly decoder = new TextDecoder('utf-8', { fatal: true })

  constructor(lang: Lang) {
    this.lang = lang
    this.game = new BotGame(lang)
  }

  /** Null for a blank line, which asks for nothing. */
  answer(line: Uint8Array | typeof TOO_LONG): Answer | null {
    if (line === TOO_LONG) return failed('null', this.problem('line-too-long', { most: LONGEST_LINE }))
    let data: unknown
    try {
      const words = this.decoder.decode(line).trim()
      if (words === '') return null
      data = JSON.parse(words)
    } catch {
      return failed('null', this.problem('bad-json'))
    }
    if (typeof data !== 'object' || data === null || Array.isArray(data)) {
      return failed('null', this.problem('not-an-object'))
    }
    return this.answerRequest(data as Record<string, unknown>)
  }

  private answerRequest(request: Readonly<Record<string, unknown>>): Answer {
    // Before anything happens: what is nested too deeply can be read, but not written back.
    const id = written(request.id ?? null)
    if (id === null) return failed('null', this.problem('bad-json'))
    try {
      const command = this.commandOf(request.cmd)
      if (command === 'quit') return { line: `{"id":${id},"ok":true}`, isLast: true }
      const reply = this.game[command](new RequestFields(this.lang, request))
      return { line: `{"id":${id},"ok":true,${JSON.stringify(reply).slice(1)}`, isLast: false }
    } catch (error) {
      if (error instanceof RequestProblem) return failed(id, error.data)
      return failed(id, this.problem('internal', { detail: printable(String(error)) }))
    }
  }

  private commandOf(input: unknown): CommandName {
    const command = COMMANDS.find((name) => name === input)
    if (command !== undefined) return command
    const shown = typeof input === 'string' ? printable(input.slice(0, 100)) : ''
    throw new RequestProblem(this.problem('unknown-command', { input: shown, commands: COMMANDS.join(', ') }))
  }

  private problem(
    code: 'line-too-long' | 'bad-json' | 'not-an-object' | 'unknown-command' | 'internal',
    params: Readonly<Record<string, string | number>> = {},
  ): ProblemData {
    return { code, message: text(this.lang, `serve.${code}`, params) }
  }
}

function written(value: unknown): string | null {
  try {
    return JSON.stringify(value)
  } catch {
    return null
  }
}

function failed(id: string, error: ProblemData): Answer {
  return { line: `{"id":${id},"ok":false,"error":${JSON.stringify(error)}}`, isLast: false }
}
