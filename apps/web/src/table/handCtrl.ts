import { refusalText } from '@negotiator/language'
import { whyNot } from '@negotiator/rules'
import { act } from '../game/actCtrl.ts'
import { isSecondPress } from '../game/doublePress.ts'
import { foresee } from '../game/foresight.ts'
import { isLegal, session, state, view } from '../game/gameCtrl.ts'
import { notice, notify } from '../game/noticeCtrl.ts'
import { aimAt, paying, rerolling, selection, toggle } from '../game/selectionCtrl.ts'
import { skip } from '../game/showCtrl.ts'
import { lang, nameIn, t } from '../words/words.ts'

/** R3: two cards pay for one 4. */
const PRICE = 2

/** To pay for a 4, or to roll a die again. */
export const isPicked = (id: string): boolean => paying.value?.includes(id) ?? rerolling.value === id

/**
 * A card of the hand is pressed: to pay, to answer a choice, or to look at it on the stage. The second press of a double
 * one does not take it away again.
 */
export function pressHandCard(id: string): void {
  skip()
  const { choice, pending } = view.value
  if (paying.value !== null) pick(id)
  else if (choice?.kind === 'discard') act({ choose: id })
  else if (pending === 'roll') pressInRoll(id)
  else if (!isSecondPress()) toggle({ kind: 'hand', id })
}

/** The dice stay in sight: no card is laid over a roll that waits. R4: one that can roll a die again is picked. */
function pressInRoll(id: string): void {
  const refusal = whyNot(session.value.game, state.value, { play: id })
  if (isLegal((action) => 'react' in action && action.react === id)) {
    if (rerolling.value === id && isSecondPress()) return
    rerolling.value = rerolling.value === id ? null : id
    if (rerolling.value === null) notice.value = null
    else notify(t('web.roll.react', { card: nameIn(id) }), 'R4')
  } else if (refusal !== null) notify(refusalText(lang.value, refusal), refusal.rule)
}

/** A finger is down on it: what that would bring is made ready. */
export function readyHandCard(id: string): void {
  if (paying.value !== null || view.value.pending === 'roll') return
  if (view.value.choice?.kind === 'discard') foresee({ choose: id })
  else aimAt({ kind: 'hand', id })
}

/** A card once more, as long as one is missing and there is a copy; else it is put back, one at a time. */
function pick(id: string): void {
  const picked = paying.value ?? []
  const has = (ids: readonly string[]) => ids.filter((card) => card === id).length
  const isFree = has(picked) < has(view.value.hand)
  const last = picked.lastIndexOf(id)
  if (last >= 0 && !(isFree && picked.length < PRICE)) paying.value = picked.toSpliced(last, 1)
  else paying.value = [...picked, id].slice(-PRICE)
}

/** How many cards are still to be picked. */
export const missing = (): number => PRICE - (paying.value?.length ?? 0)

export function startPaying(): void {
  selection.value = null
  rerolling.value = null
  paying.value = cheapestPair()
}

/** A proposal: what costs least is missed least. */
function cheapestPair(): readonly string[] {
  return view.value.hand.slice(0, PRICE)
}

export function pay(): void {
  const [a, b] = paying.value ?? []
  if (a === undefined || b === undefined) return
  act({ convert: [a, b] })
}
