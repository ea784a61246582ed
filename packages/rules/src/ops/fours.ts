import { DURATION_LASTING, DURATION_NEXT, DURATIONS } from '../codes.ts'
import type { Op } from './op.ts'

/** R8: every 4 counts as a success. */
export const fours: Op<'fours'> = {
  name: 'fours',
  args(effect, compiler) {
    // A shorter one would have to be told apart from others to end with the abductor (X1).
    if (compiler.place === 'penalty' && effect.duration !== 'lasting') {
      compiler.fail('fours-not-lasting', 'fours in a penalty must be lasting')
    }
    return [DURATIONS.indexOf(effect.duration)]
  },
  apply(t, duration) {
    const s = t.state
    if (duration === DURATION_NEXT) s.foursNext = 1
    else if (duration === DURATION_LASTING) s.foursLasting = 1
    else s.foursConversation = 1
    if (t.log !== null) t.log.push({ e: 'fours', duration: DURATIONS[duration]! })
  },
  lasts: (duration) => duration === DURATION_LASTING,
}
