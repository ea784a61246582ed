import { PHASE_OVER } from '../codes.ts'
import { checkEnds } from '../outcome.ts'
import type { Op } from './op.ts'

/** G3: hostages added later count for the half. */
export const hostages: Op<'hostages'> = {
  name: 'hostages',
  args: (effect) => [effect.n],
  apply(t, n) {
    const s = t.state
    for (let i = 0; i < n && s.phase !== PHASE_OVER; i++) {
      s.pool++
      if (t.log !== null) t.log.push({ e: 'hostage-added', pool: s.pool })
      if (t.game.ends !== null) checkEnds(t)
    }
  },
}
