import { whyNot } from '@negotiator/rules'
import { act } from '../game/actCtrl.ts'
import { afterPicture } from '../game/catchUp.ts'
import { isLesson, isReplay, session, state, view } from '../game/gameCtrl.ts'
import { say } from '../game/noticeCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { skip } from '../game/showCtrl.ts'
import { putBack } from '../game/undoCtrl.ts'
import { conversationCard, namesOf } from '../table/cards.ts'
import { t } from '../words/words.ts'

export interface Purchase {
  readonly id: string
  /** The step of the purchase. */
  readonly step: number
}

/** The purchases that can still be put back: those with nothing but purchases after them. */
export function basket(): readonly Purchase[] {
  const { steps } = session.value
  const bought: Purchase[] = []
  for (let i = steps.length - 1; i >= 0; i--) {
    const { action } = steps[i]!
    if (!('buy' in action)) break
    bought.unshift({ id: action.buy, step: i })
  }
  return bought
}

const canBuy = (id: string): boolean => whyNot(session.value.game, state.value, { buy: id }) === null

/** S4: what is for sale lies open all the time; whoever talks wants to know what the points are for. */
export const canLookAround = (): boolean =>
  view.value.phase === 'conversation' && view.value.pending === null && !(isLesson.value && !isLastCall())

/** E3: in the last conversation the shop is open while you talk. */
export const isLastCall = (): boolean => view.value.phase === 'conversation' && view.value.terrorLeft === 0

/** Only looked at, before the call is over: as if it were. */
export const isForLater = (): boolean => view.value.phase === 'conversation' && !isLastCall()

/** Too dear for the points there are. */
export const isTooDear = (id: string): boolean =>
  isForLater() ? conversationCard(id).cost > Math.max(0, view.value.cp) : !canBuy(id)

/** At a card, or at all of them. */
export function look(id: string | null): void {
  skip()
  selection.value = { kind: 'shop', id }
}

export function buy(id: string): boolean {
  const wasOpen = selection.value
  if (!act({ buy: id })) return false
  afterPicture(() => {
    selection.value = wasOpen?.kind === 'shop' ? { kind: 'shop', id: null } : null
  })
  return true
}

/** P2: everything that costs nothing, if the hand has room for all of it (P3); otherwise it is for the player to choose. */
function freeCards(): readonly string[] {
  const { available, hand } = view.value
  const free = available.filter((id) => conversationCard(id).cost === 0 && canBuy(id))
  return hand.length + free.length <= state.value.handLimit ? free : []
}

/** How many can be taken at once; none where cards are only looked at. A lesson is about single ones. */
export const freeToTake = (): number =>
  isForLater() || isLesson.value || isReplay.value ? 0 : freeCards().length

/** A purchase each, so that each can be put back. */
export function takeFree(): void {
  const taken = freeCards().filter(buy)
  if (taken.length > 0) say(t('web.shop.took', { cards: namesOf(taken) }))
}

export const giveBack = ({ step }: Purchase): void => putBack(step)
