import { decimal } from './decimal.ts'
import type { Lang } from './lang.ts'
import { type MessageKey, text } from './text.ts'

const COUNTED = ['saved', 'killed', 'threat', 'cp', 'cards', 'dice', 'terror', 'reveals'] as const
const CHANCES = ['wins', 'loses', 'eliminates', 'ends', 'fours'] as const
const BOUGHT = ['buys-free', 'buys-calm', 'buys-save', 'buys-eliminate', 'buys-other'] as const

type Counted = (typeof COUNTED)[number]
type ChanceOf = (typeof CHANCES)[number]
type Bought = (typeof BOUGHT)[number]

/** What tells two actions apart, as the advisor gives it: `by` counts hostages, cards …, or is a chance. */
export interface ToldReason {
  readonly what: Counted | ChanceOf | Bought
  readonly more: boolean
  readonly by: number
  readonly isGood: boolean
  /** How much it counts beside the others. */
  readonly weight: number
}

/** Whom an action is compared with: the best one with the next, any other with the best. */
export type ComparedWith = 'next' | 'best'

/** Less than that is within what the advisor can tell. */
const HARDLY = 0.001

/** What is known about an action: its rank from 0, and how far it is from the one it is compared with, if any. */
export interface Compared {
  readonly rank: number
  readonly gap: number | null
  readonly reasons: readonly ToldReason[]
}

/** The sentence for an action of a ranking. */
export function whyText(lang: Lang, { rank, gap, reasons }: Compared, abductor: string): string {
  const compared = rank === 0 ? 'next' : 'best'
  if (gap === null) return text(lang, 'reason.only')
  if (gap < HARDLY) return text(lang, `reason.equal.${compared}`)
  return reasonText(lang, reasons, compared, abductor)
}

/** One sentence: why the best action is the best, or what another one lacks. `abductor` is a name. */
export function reasonText(
  lang: Lang,
  reasons: readonly ToldReason[],
  compared: ComparedWith,
  abductor: string,
): string {
  const clauses = (isGood: boolean) =>
    joined(
      lang,
      reasons.filter((reason) => reason.isGood === isGood).map((reason) => clause(lang, reason, abductor)),
    )
  const [pros, cons] = [clauses(true), clauses(false)]
  const [first, second] = compared === 'next' ? [pros, cons] : [cons, pros]
  if (first === '' && second === '') return text(lang, `reason.later.${compared}`)
  if (first === '') return text(lang, `reason.later.${compared}.though`, { reasons: second })
  // What is seen at once would speak for the other one: the rest comes later.
  if (weightOf(reasons, compared === 'next') < weightOf(reasons, compared !== 'next'))
    return text(lang, `reason.${compared}.later`, { first, second })
  return text(lang, `reason.${compared}`, {
    reasons: second === '' ? first : text(lang, 'reason.but', { a: first, b: second }),
  })
}

const weightOf = (reasons: readonly ToldReason[], isGood: boolean): number =>
  reasons.reduce((sum, reason) => sum + (reason.isGood === isGood ? reason.weight : 0), 0)

function joined(lang: Lang, clauses: readonly string[]): string {
  return clauses.reduce(
    (a, b, i) => (i === 0 ? b : text(lang, 'reason.and', { a, b: after(clauses[i - 1]!, b) })),
    '',
  )
}

/** The verb that the clause before began with need not be said again. */
function after(before: string, clause: string): string {
  const verb = before.slice(0, before.indexOf(' ') + 1)
  return clause.startsWith(verb) ? clause.slice(verb.length) : clause
}

/** So much that it is as good as certain. */
const SURE = 0.95

function clause(lang: Lang, { what, more, by }: ToldReason, abductor: string): string {
  if (isBought(what)) return text(lang, `reason.${what}`, { abductor })
  const direction = more ? 'more' : 'less'
  const key: MessageKey =
    (what === 'ends' || what === 'fours') && by >= SURE
      ? `reason.${what}.${direction}.surely`
      : `reason.${what}.${direction}`
  const points = Math.max(1, Math.round(by * 100))
  // Nothing that is worth a word is shown as 0.
  const amount = Math.max(0.1, Math.round(by * 10) / 10)
  const isCounted = (COUNTED as readonly string[]).includes(what)
  return text(lang, key, {
    abductor,
    points,
    amount: decimal(lang, `${amount}`),
    n: isCounted ? amount : points,
  })
}

const isBought = (what: ToldReason['what']): what is Bought => (BOUGHT as readonly string[]).includes(what)
