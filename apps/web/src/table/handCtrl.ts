import { refusalText } from '@negotiator/language'
import { whyNot } from '@negotiator/rules'
import { act } from '../game/actCtrl.ts'
import { isSecondPress } from '../game/doublePress.ts'
import { foresee } from '../game/foresight.ts'
import { isLegal, session, state, view } from '../game/gameCtrl.ts'
import { notice, notify } from '../game/noticeCtrl.ts'
import { aimAt, paying, rerolling, selection, toggle } from '../game/selectionCtrl.ts'
import { skip } from '../game/showCtrl.ts'
import { canConvert } from '../stage/rollCtrl.ts'
import { lang, nameIn, t } from '../words/words.ts'

/** R3: two cards pay for one 4. */
const PRICE = 2

/** How many copies of it: to pay for a 4, or to roll a die again. */
export const picked = (id: string): number =>
  paying.value?.filter((card) => card === id).length ?? (rerolling.value === id ? 1 : 0)

/**
 * A card of the hand is pressed: to pay, to answer a choice, or to look at it on the stage. The second press of a double
 * one does not take it away again.
 */
export function pressHandCard(id: string): void {
  skip()
  const { choice, pending } = view.value
  if (paying.value !== null) pick(id)
  else if (choice?.kind === 'discard') act({ choose: id })
  else if (choice !== null) refuse(id)
  else if (pending === 'roll') pressInRoll(id)
  else if (!isSecondPress()) toggle({ kind: 'hand', id })
}

/** The dice stay in sight: no card is laid over a roll that waits. R4: one that can roll a die again is picked, R3: any other pays for a 4. */
function pressInRoll(id: string): void {
  if (isLegal((action) => 'react' in action && action.react === id)) {
    if (rerolling.value === id && isSecondPress()) return
    rerolling.value = rerolling.value === id ? null : id
    if (rerolling.value === null) notice.value = null
    else notify(t('web.roll.react', { card: nameIn(id) }), 'R4')
  } else if (canConvert()) startPaying(id)
  else refuse(id)
}

/** What waits on the stage stays in sight; why the card cannot be said now is told above it. */
function refuse(id: string): void {
  const refusal = whyNot(session.value.game, state.value, { play: id })
  if (refusal !== null) notify(refusalText(lang.value, refusal), refusal.rule)
}

/** A finger is down on it: what that would bring is made ready. */
export function readyHandCard(id: string): void {
  const { choice, pending } = view.value
  if (paying.value !== null || pending === 'roll') return
  if (choice?.kind === 'discard') foresee({ choose: id })
  else if (choice !== null) return
  else aimAt({ kind: 'hand', id })
}

/** A card once more, as long as one is missing and there is a copy; else it is put back, one at a time. */
function pick(id: string): void {
  const chosen = paying.value ?? []
  const isFree = picked(id) < view.value.hand.filter((card) => card === id).length
  const last = chosen.lastIndexOf(id)
  if (last >= 0 && !(isFree && chosen.length < PRICE)) paying.value = chosen.toSpliced(last, 1)
  else paying.value = [...chosen, id].slice(-PRICE)
}

/** How many cards are still to be picked. */
export const missing = (): number => PRICE - (paying.value?.length ?? 0)

/** By a card that is to be one of the two, or by none. */
export function startPaying(card?: string): void {
  selection.value = null
  rerolling.value = null
  notice.value = null
  paying.value = pairWith(card)
}

/** A proposal: what costs least is missed least. */
function pairWith(card: string | undefined): readonly string[] {
  const { hand } = view.value
  if (card === undefined) return hand.slice(0, PRICE)
  return [card, ...hand.toSpliced(hand.indexOf(card), 1)].slice(0, PRICE)
}

export function pay(): void {
  const [a, b] = paying.value ?? []
  if (a === undefined || b === undefined) return
  act({ convert: [a, b] })
}
