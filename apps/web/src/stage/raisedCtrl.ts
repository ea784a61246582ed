import { computed } from '@preact/signals'
import { diceAsked } from '../game/actCtrl.ts'
import { over, view } from '../game/gameCtrl.ts'
import { paying, pointedAt, selection } from '../game/selectionCtrl.ts'

/** The card of the hand that lies raised on the stage; while something more urgent does, only to be read. */
export const raisedId = computed<string | null>(() => {
  const { pending, phase, hand } = view.value
  if (diceAsked.value !== null || over.value || paying.value !== null || phase === 'spend') return null
  if (selection.value !== null) return selection.value.kind === 'hand' ? selection.value.id : null
  if (pending !== null) return null
  return pointedAt.value !== null && hand.includes(pointedAt.value) ? pointedAt.value : null
})
