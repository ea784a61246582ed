import { PHASE_OVER } from '../codes.ts'
import { killOne } from '../outcome.ts'
import { changeThreat } from '../threat.ts'
import type { Op } from './op.ts'

/** An abductor who is reluctant to kill raises threat instead, until he leaves play. */
export const kill: Op<'kill'> = {
  name: 'kill',
  args: (effect) => [effect.n],
  apply(t, n) {
    if (t.game.killRaisesThreat && t.state.second === 0) {
      if (t.log !== null) t.log.push({ e: 'kill-raises-threat', n })
      changeThreat(t, n)
      return
    }
    for (let i = 0; i < n && t.state.phase !== PHASE_OVER; i++) killOne(t)
  },
}
