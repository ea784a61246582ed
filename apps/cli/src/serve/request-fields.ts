import { ABDUCTOR_IDS, PACKS, type PackId } from '@negotiator/content'
import { type Lang, type MessageKey, type Params, text } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import { actionSchema, dieSchema } from '@negotiator/session'
import { LONGEST_SEED } from '../option-values.ts'
import { printable } from '../printable.ts'
import { RequestProblem } from './request-problem.ts'

const MOST_DICE = 10_000

/** The fields of one request, each checked when it is asked for. */
export class RequestFields {
  private readonly lang: Lang
  private readonly fields: Readonly<Record<string, unknown>>

  constructor(lang: Lang, fields: Readonly<Record<string, unknown>>) {
    this.lang = lang
    this.fields = fields
  }

  /** A misspelt field would otherwise be left out in silence. */
  allowOnly(command: string, allowed: readonly string[]): void {
    for (const field of Object.keys(this.fields)) {
      if (field === 'id' || field === 'cmd' || allowed.includes(field)) continue
      const shown = { command, field: printable(field.slice(0, 100)) }
      const message = text(this.lang, 'serve.unknown-field', shown)
      throw new RequestProblem({ code: 'unknown-field', message, field: shown.field })
    }
  }

  has(field: string): boolean {
    return this.fields[field] !== undefined
  }

  abductor(): string {
    const value = this.fields.abductor
    if (typeof value === 'string' && ABDUCTOR_IDS.includes(value)) return value
    throw this.wrong('abductor', 'serve.expected.abductor', { options: ABDUCTOR_IDS.join(', ') })
  }

  pack(): PackId | undefined {
    const value = this.fields.pack
    if (value === undefined) return undefined
    if (typeof value === 'string' && Object.hasOwn(PACKS, value)) return value as PackId
    throw this.wrong('pack', 'serve.expected.pack')
  }

  /** A number is taken for its digits: `"seed": 7` is what most people write. */
  seed(): string | undefined {
    const value = this.fields.seed
    if (value === undefined) return undefined
    const seed = Number.isSafeInteger(value) ? String(value) : value
    if (typeof seed === 'string' && seed.length <= LONGEST_SEED) return seed
    throw this.wrong('seed', 'serve.expected.seed', { most: LONGEST_SEED })
  }

  flag(field: string): boolean {
    const value = this.fields[field] ?? false
    if (typeof value === 'boolean') return value
    throw this.wrong(field, 'serve.expected.flag')
  }

  count(field: string, most: number): number | undefined {
    const value = this.fields[field]
    if (value === undefined) return undefined
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most) return value
    throw this.wrong(field, 'serve.expected.count', { most })
  }

  dice(): number[] {
    const value = this.fields.dice ?? []
    const isRight = Array.isArray(value) && value.length <= MOST_DICE
    if (isRight && value.every((die) => dieSchema.safeParse(die).success)) return [...value]
    throw this.wrong('dice', 'serve.expected.dice')
  }

  action(): Action {
    const parsed = actionSchema.safeParse(this.fields.action)
    if (parsed.success) return parsed.data
    throw this.wrong('action', 'serve.expected.action', { example: '{"play":"small-talk"}' })
  }

  version(): string | undefined {
    const value = this.fields.version
    if (value === undefined || typeof value === 'string') return value
    throw this.wrong('version', 'serve.expected.version')
  }

  /** As text, the way a file would hold it. */
  save(): string {
    const value = this.fields.save
    try {
      if (typeof value === 'object' && value !== null) return JSON.stringify(value)
    } catch {
      // Nested too deeply to be one of ours.
    }
    throw this.wrong('save', 'serve.expected.save')
  }

  wrong(field: string, expected: MessageKey, params: Params = {}): RequestProblem {
    const message = text(this.lang, 'serve.bad-field', { field, expected: text(this.lang, expected, params) })
    return new RequestProblem({ code: 'bad-field', message, field })
  }
}
