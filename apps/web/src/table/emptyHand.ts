import type { MessageKey } from '@negotiator/language'
import { legal, view } from '../game/gameCtrl.ts'

/** What is left to do with no card in hand. E3: whoever hangs up in the last call has lost. */
export function emptyHandKey(): MessageKey {
  const { phase, terrorLeft } = view.value
  if (phase === 'spend') return 'web.hand.empty.spend'
  if (terrorLeft === 0) return 'web.hand.empty.last'
  return legal.value.length > 1 ? 'web.hand.empty.more' : 'web.hand.empty'
}
