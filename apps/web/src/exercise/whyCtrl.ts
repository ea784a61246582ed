import { type AnalysedAction, contentKey, type Reason } from '@negotiator/advisor'
import { type Compared, whyText } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import { positionOf, type Session, stateOf } from '@negotiator/session'
import { type Signal, signal } from '@preact/signals'
import { askAdvisor, hearAnswers } from '../hint/advisorWorker.ts'
import { learnedAt } from '../hint/weightsAddress.ts'
import { advised } from '../words/advised.ts'
import { lang, nameIn } from '../words/words.ts'

/** Null until the advisor has answered; `unknown` if it cannot. */
type Known = readonly Reason[] | 'unknown' | null

/** More than anybody looks at in one sitting. */
const MOST_KNOWN = 500
const known = new Map<string, Signal<Known>>()

hearAnswers((heard) => {
  if (heard === null) giveUp()
  else if ('why' in heard) {
    const asked = known.get(heard.why)
    if (asked !== undefined) asked.value = heard.reasons
  }
})

/** Whoever waits is told; asked again, it is tried again. */
function giveUp(): void {
  for (const [question, reasons] of known) {
    if (reasons.peek() !== null) continue
    known.delete(question)
    reasons.value = 'unknown'
  }
}

/**
 * Why the best action of a ranking is the best, or what another one lacks, as a hint says it. It is worked out
 * beside the page: null while it is thought about, and a view that asks is drawn again with the answer.
 */
export function whyOf(position: Session, ranking: readonly AnalysedAction[], rank: number): string | null {
  const made = ranking[rank]!
  const other = ranking[rank === 0 ? 1 : 0]
  const gap = other === undefined ? null : Math.abs(made.value - other.value)
  return sentence(position, { rank, gap, action: made.action, other: other?.action ?? null })
}

/** What a wrong answer lacks, while the best one is still to be found. How far it is behind is not asked here. */
export const whyNot = (position: Session, answer: Action, best: Action): string | null =>
  sentence(position, { rank: 1, gap: 1, action: answer, other: best, isHidden: true })

function sentence(position: Session, compared: Omit<Compared, 'reasons'>): string | null {
  const { action, other } = compared
  const reasons = other === null ? [] : reasonsOf(position, action, other).value
  if (reasons === null) return null
  if (reasons === 'unknown') return ''
  const name = stateOf(position).second === 1 ? advised('advisor.second') : nameIn(position.setup.abductor)
  return whyText(lang.value, { ...compared, reasons }, name)
}

function reasonsOf(position: Session, action: Action, other: Action): Signal<Known> {
  const { game, setup } = position
  // The same position may be of other cards, by a pack or a set of one's own.
  const { abductor, pack } = setup
  const why = JSON.stringify([abductor, pack, contentKey(game), positionOf(position).hash, action, other])
  const before = known.get(why)
  if (before !== undefined) return before
  if (known.size >= MOST_KNOWN) known.clear()
  const reasons = signal<Known>(null)
  known.set(why, reasons)
  askAdvisor({ why, game, state: stateOf(position), ...learnedAt(setup), action, other })
  return reasons
}
