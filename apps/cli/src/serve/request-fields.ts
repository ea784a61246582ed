import {
  type CardSet,
  type LibraryAbductor,
  libraryOf,
  PACKS,
  type PackFile,
  type PackId,
  setFromCode,
  setProblems,
} from '@negotiator/content'
import {
  type Lang,
  type MessageKey,
  type Params,
  packProblemText,
  setProblemText,
  text,
} from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import {
  actionSchema,
  dieSchema,
  LONGEST_SEED,
  MOST_PACKS,
  type ParsedSet,
  parsePack,
  parseSet,
} from '@negotiator/session'
import { printable } from '../terminal/printable.ts'
import { RequestProblem } from './request-problem.ts'

const MOST_DICE = 10_000

/** As a file would hold it; what is nested too deeply to be written is no such thing. */
function textOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}

const setOf = (parsed: ParsedSet): CardSet | null => {
  if (!parsed.ok) return null
  const { conversation, terror, minors, pivotal } = parsed.set
  return { conversation, terror, minors, pivotal }
}

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

  /** One of the games, or of the packs that came along. */
  abductor(packs: readonly PackFile[]): LibraryAbductor {
    const known = libraryOf(packs).abductors
    const found = known.find(({ abductor }) => abductor.id === this.fields.abductor)
    if (found !== undefined) return found
    const options = known.map(({ abductor }) => abductor.id).join(', ')
    throw this.wrong('abductor', 'serve.expected.abductor', { options })
  }

  /** Packs of the bot's own, as their files hold them. */
  packs(): readonly PackFile[] | undefined {
    const value = this.fields.packs
    if (value === undefined) return undefined
    if (!Array.isArray(value) || value.length === 0 || value.length > MOST_PACKS) {
      throw this.wrong('packs', 'serve.expected.packs', { most: MOST_PACKS })
    }
    return value.map((each) => {
      const parsed = parsePack(textOf(each))
      if (parsed.ok) return parsed.pack
      const detail = printable(packProblemText(this.lang, parsed.problems[0]!))
      throw this.wrong('packs', 'serve.expected.good-pack', { detail })
    })
  }

  /** A set as its file holds it, or its short form; it must keep to the rules. */
  set(packs: readonly PackFile[]): CardSet | undefined {
    const value = this.fields.set
    if (value === undefined) return undefined
    const set = typeof value === 'string' ? setFromCode(value) : setOf(parseSet(textOf(value)))
    if (set === null) throw this.wrong('set', 'serve.expected.set')
    const [problem] = setProblems(set, libraryOf(packs))
    if (problem === undefined) return set
    throw this.wrong('set', 'serve.expected.legal-set', {
      detail: printable(setProblemText(this.lang, problem)),
    })
  }

  variant({ own }: LibraryAbductor): string | undefined {
    const value = this.fields.variant
    if (value === undefined) return undefined
    const ids = (own?.variants ?? []).map(({ id }) => id)
    if (typeof value === 'string' && ids.includes(value)) return value
    throw this.wrong('variant', 'serve.expected.variant', { options: ids.join(', ') || '–' })
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
