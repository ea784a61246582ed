import { computed } from '@preact/signals'
import { diceAsked } from '../game/diceAsked.ts'
import { over, view } from '../game/gameCtrl.ts'
import { pointedAt, selection } from '../game/selectionCtrl.ts'

/** The card of the hand that lies raised on the stage: over a question only to be read, over a roll not at all. */
export const raisedId = computed<string | null>(() => {
  const { pending, phase, hand } = view.value
  if (diceAsked.value !== null || over.value || pending === 'roll' || phase === 'spend') return null
  if (selection.value !== null) return selection.value.kind === 'hand' ? selection.value.id : null
  if (pending !== null) return null
  return pointedAt.value !== null && hand.includes(pointedAt.value) ? pointedAt.value : null
})
