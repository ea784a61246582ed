import { DURATION_LASTING, DURATION_NEXT, DURATIONS } from '../codes.ts'
import type { Op } from './op.ts'

/** R1, R7: more or fewer dice. A penalty's modifier is kept apart, because it ends with the abductor (X1). */
export const dice: Op<'dice'> = {
  name: 'dice',
  args: (effect, compiler) => [
    effect.n,
    DURATIONS.indexOf(effect.duration),
    compiler.place === 'penalty' ? 1 : 0,
  ],
  apply(t, n, duration, penalty) {
    const s = t.state
    if (duration === DURATION_LASTING) s.diceLasting += n
    else if (duration === DURATION_NEXT) {
      if (penalty === 1) s.penaltyNext += n
      else s.diceNext += n
    } else if (penalty === 1) s.penaltyConversation += n
    else s.diceConversation += n
    if (t.log !== null) t.log.push({ e: 'modifier', n, duration: DURATIONS[duration]! })
  },
  lasts: (_n, duration) => duration === DURATION_LASTING,
}
