import { whyNot } from '@negotiator/rules'
import { act } from '../game/actCtrl.ts'
import { afterPicture } from '../game/catchUp.ts'
import { isLesson, session, state, view } from '../game/gameCtrl.ts'
import { selection } from '../game/selectionCtrl.ts'
import { skip } from '../game/showCtrl.ts'
import { putBack } from '../game/undoCtrl.ts'
import { conversationCard } from '../table/cards.ts'

export interface Bought {
  readonly id: string
  /** The step of the purchase. */
  readonly step: number
}

/** The purchases that can still be put back: those with nothing but purchases after them. */
export function basket(): readonly Bought[] {
  const { steps } = session.value
  const bought: Bought[] = []
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

export function buy(id: string): void {
  const wasOpen = selection.value
  if (!act({ buy: id })) return
  afterPicture(() => {
    selection.value = wasOpen?.kind === 'shop' ? { kind: 'shop', id: null } : null
  })
}

export const giveBack = ({ step }: Bought): void => putBack(step)
