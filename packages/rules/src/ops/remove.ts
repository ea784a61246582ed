import { addToRemoved, takeFromPlayed } from '../zones.ts'
import type { Op } from './op.ts'

/** C5: the card being resolved leaves the game. */
export const remove: Op<'remove'> = {
  name: 'remove',
  args(_effect, compiler) {
    if (compiler.place !== 'conversation-card')
      compiler.fail('remove-elsewhere', 'only a conversation card can remove itself')
    return []
  },
  apply(t) {
    const s = t.state
    if (s.resolving < 0) return
    const bit = 1 << s.resolving
    takeFromPlayed(s, bit)
    addToRemoved(s, bit)
    if (t.log !== null) t.log.push({ e: 'removed', card: t.game.cardIds[s.resolving]! })
    // It no longer lies in the played area, so the copy there, if any, is another card.
    s.resolving = -1
  },
}
