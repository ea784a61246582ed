import { PHASE_OVER } from '../codes.ts'
import { burnOne } from '../outcome.ts'
import type { Op } from './op.ts'

export const burn: Op<'burn'> = {
  name: 'burn',
  args: (effect) => [effect.n],
  apply(t, n) {
    for (let i = 0; i < n && t.state.phase !== PHASE_OVER; i++) burnOne(t)
  },
}
