import { computed } from '@preact/signals'
import { diceAsked } from '../game/actCtrl.ts'
import { over, view } from '../game/gameCtrl.ts'
import { pointedAt, selection } from '../game/selectionCtrl.ts'

/** The card of the hand that lies raised on the stage; null while something more urgent does. */
export const raisedId = computed<string | null>(() => {
  const { pending, phase, hand } = view.value
  if (diceAsked.value !== null || over.value || pending !== null || phase === 'spend') return null
  if (selection.value !== null) return selection.value.kind === 'hand' ? selection.value.id : null
  return pointedAt.value !== null && hand.includes(pointedAt.value) ? pointedAt.value : null
})
