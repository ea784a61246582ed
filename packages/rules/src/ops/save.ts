import { PHASE_OVER } from '../codes.ts'
import { saveOne } from '../outcome.ts'
import type { Op } from './op.ts'

export const save: Op<'save'> = {
  name: 'save',
  args: (effect) => [effect.n],
  apply(t, n) {
    for (let i = 0; i < n && t.state.phase !== PHASE_OVER; i++) saveOne(t)
  },
}
