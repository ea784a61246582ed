import type { Action } from '@negotiator/rules'
import { catalogueOf } from './catalogue.ts'
import { decimal } from './decimal.ts'
import type { Lang } from './lang.ts'
import { reasons as en } from './messages/en/reasons.ts'
import { reasons as fr } from './messages/fr/reasons.ts'
import { nameOf } from './names.ts'

/** A subject of its own: it comes with the first hint. */
export const REASONS = catalogueOf<keyof typeof en>(en, fr)

const { text } = REASONS

const COUNTED = ['saved', 'killed', 'threat', 'cp', 'cards', 'dice', 'terror', 'reveals'] as const
const CHANCES = ['wins', 'loses', 'eliminates', 'ends', 'fours', 'forbids', 'escapes'] as const
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
  /** Of the threat: where both actions take it, if it is the same way. */
  readonly way?: 'up' | 'down'
}

/** Whom an action is compared with: the best one with the next that is worse, any other with the best. */
export type ComparedWith = 'next' | 'best'

/** Less is shown as no difference. */
const LEAST_SHOWN = 0.0005

/** What is known about an action of a ranking. */
export interface Compared {
  /** From 0. */
  readonly rank: number
  /** How far it is from the one it is compared with; null if there is none. */
  readonly gap: number | null
  readonly reasons: readonly ToldReason[]
  readonly action: Action
  /** The one it is compared with. */
  readonly other: Action | null
  /** Of the best: how many that follow are as good, and passed over; then the other one's words say which it is. */
  readonly asGood?: number
  readonly otherWords?: string
  /** The other one is still to be found: none of its cards is named. */
  readonly isHidden?: boolean
  /** In a spend phase: all that is bought with it, and with the one it is compared with. */
  readonly bought?: { readonly mine: readonly string[]; readonly theirs: readonly string[] } | null
}

/** The sentence for an action of a ranking. `abductor` is a name. */
export function whyText(lang: Lang, compared: Compared, abductor: string): string {
  const { rank, gap, reasons, action, other, asGood = 0, otherWords = '', isHidden = false } = compared
  const { bought = null } = compared
  const kind = rank === 0 ? 'next' : 'best'
  if (gap === null || other === null) return text(lang, 'reason.only')
  if (gap < LEAST_SHOWN) return text(lang, asGood > 0 ? 'reason.equal.all' : `reason.equal.${kind}`)
  const begin = start(lang, kind, asGood, otherWords)
  // That it ends the conversation is what the action says; as what another one lacks it is worth a word.
  const told = reasons.filter(({ what }) => !(what === 'ends' && rank === 0 && 'endConversation' in action))
  const given = told.length === 0 && !isHidden ? givenText(lang, action, other, kind, begin) : null
  const planned = bought === null || isHidden ? null : planText(lang, bought, begin)
  return planned ?? given ?? reasonText(lang, told, kind, abductor, begin)
}

/** What is bought in the end says more than what is bought first; null if that is the same. */
function planText(
  lang: Lang,
  { mine, theirs }: NonNullable<Compared['bought']>,
  compared: string,
): string | null {
  const [kept, given] = [without(mine, theirs), without(theirs, mine)]
  if (mine.length === 0) return text(lang, 'reason.plan.nothing', { compared })
  if (kept.length === 0 && given.length === 0) return null
  const shown = { compared, kept: cardsNamed(lang, kept), given: cardsNamed(lang, given) }
  if (given.length === 0) return text(lang, 'reason.plan.also', shown)
  return text(lang, kept.length === 0 ? 'reason.plan.without' : 'reason.plan.instead', shown)
}

/** Several of a kind are named once. */
function cardsNamed(lang: Lang, cards: readonly string[]): string {
  const names = [...new Set(cards)].map((card) => {
    const times = cards.filter((each) => each === card).length
    const name = nameOf(lang, card)
    return times === 1
      ? text(lang, 'reason.card', { card: name })
      : text(lang, 'reason.card.times', { card: name, times })
  })
  if (names.length < 2) return names.join('')
  return text(lang, 'reason.and', { a: names.slice(0, -1).join(', '), b: names.at(-1)! })
}

/** With whom it is compared, as the beginning of a sentence. */
function start(lang: Lang, kind: ComparedWith, asGood = 0, other = ''): string {
  if (asGood === 0) return text(lang, `reason.compared.${kind}`)
  return text(lang, asGood === 1 ? 'reason.compared.after-one' : 'reason.compared.after-many', {
    asGood,
    other,
  })
}

/** Two that differ only in the cards they take from the hand; null if they differ in more. */
function givenText(
  lang: Lang,
  action: Action,
  other: Action,
  kind: ComparedWith,
  compared: string,
): string | null {
  const [mine, theirs] = [givenUp(action), givenUp(other)]
  if (mine.length === 0 || mine.length !== theirs.length) return null
  const named = (cards: readonly string[]) =>
    cards.map((card) => text(lang, 'reason.card', { card: nameOf(lang, card) }))
  return text(lang, `reason.gives.${kind}`, {
    compared,
    kept: listed(lang, named(without(theirs, mine))),
    given: listed(lang, named(without(mine, theirs))),
  })
}

const givenUp = (action: Action): readonly string[] =>
  'facedown' in action ? [action.facedown] : 'convert' in action ? action.convert : []

/** A card that both have goes once for each copy. */
function without(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...others]
  return cards.filter((card) => {
    const at = left.indexOf(card)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

const listed = (lang: Lang, words: readonly string[]): string =>
  words.reduce((a, b) => text(lang, 'reason.and', { a, b }))

/** One sentence: why the best action is the best, or what another one lacks. `abductor` is a name. */
export function reasonText(
  lang: Lang,
  reasons: readonly ToldReason[],
  kind: ComparedWith,
  abductor: string,
  compared = start(lang, kind),
): string {
  const clauses = (isGood: boolean) =>
    joined(
      lang,
      reasons.filter((reason) => reason.isGood === isGood),
      abductor,
    )
  const [pros, cons] = [clauses(true), clauses(false)]
  const [first, second] = kind === 'next' ? [pros, cons] : [cons, pros]
  if (first === '' && second === '') return text(lang, `reason.later.${kind}`, { compared })
  if (first === '') return text(lang, `reason.later.${kind}.though`, { compared, reasons: second })
  const sureness = reasons.every(({ what, by }) => !isCounted(what) || isWhole(by)) ? 'surely' : 'average'
  // What is seen at once would speak for the other one: the rest comes later.
  if (weightOf(reasons, kind === 'next') < weightOf(reasons, kind !== 'next'))
    return text(lang, `reason.${sureness}.later.${kind}`, { compared, first, second })
  return text(lang, `reason.${sureness}`, {
    compared,
    reasons: second === '' ? first : text(lang, 'reason.but', { a: first, b: second }),
  })
}

/** No dice have a say in it; a chance says itself that they have. */
const isWhole = (by: number): boolean => Math.abs(by - Math.round(by)) < 1e-6

const weightOf = (reasons: readonly ToldReason[], isGood: boolean): number =>
  reasons.reduce((sum, reason) => sum + (reason.isGood === isGood ? reason.weight : 0), 0)

function joined(lang: Lang, reasons: readonly ToldReason[], abductor: string): string {
  const clauses = reasons.map((reason) => clause(lang, reason, abductor))
  return clauses.reduce((a, b, i) => {
    if (i === 0) return b
    const areCounted = isCounted(reasons[i - 1]!.what) && isCounted(reasons[i]!.what)
    return text(lang, 'reason.and', { a, b: areCounted ? after(clauses[i - 1]!, b) : b })
  }, '')
}

/** The verb that the clause before began with need not be said again. */
function after(before: string, clause: string): string {
  const verb = before.slice(0, before.indexOf(' ') + 1)
  return clause.startsWith(verb) ? clause.slice(verb.length) : clause
}

/** So much that it is as good as certain; of the end of the game that is not said lightly. */
const SURE = 0.95
const CERTAIN = 0.995

function clause(lang: Lang, { what, more, by, way }: ToldReason, abductor: string): string {
  if (isBought(what)) return text(lang, `reason.${what}`, { abductor })
  const direction = more ? 'more' : 'less'
  const points = Math.max(1, Math.round(by * 100))
  // Nothing that is worth a word is shown as 0.
  const amount = Math.max(0.1, Math.round(by * 10) / 10)
  const params = {
    abductor,
    points,
    amount: decimal(lang, `${amount}`),
    n: isCounted(what) ? amount : points,
  }
  if (what === 'threat' && way !== undefined) return text(lang, `reason.threat.${direction}.${way}`, params)
  const key = isSure(what, by)
    ? (`reason.${what}.${direction}.surely` as const)
    : (`reason.${what}.${direction}` as const)
  return text(lang, key, params)
}

const isBought = (what: ToldReason['what']): what is Bought => (BOUGHT as readonly string[]).includes(what)
const isCounted = (what: ToldReason['what']): what is Counted => (COUNTED as readonly string[]).includes(what)

function isSure(what: Counted | ChanceOf, by: number): what is ChanceOf {
  return !isCounted(what) && by >= (what === 'wins' || what === 'loses' ? CERTAIN : SURE)
}
