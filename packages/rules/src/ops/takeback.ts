import { FRAME_TAKEBACK, pushFrame } from '../stack.ts'
import type { Op } from './op.ts'

/** Up to n played cards return to the hand. */
export const takeback: Op<'takeback'> = {
  name: 'takeback',
  args: (effect) => [effect.n],
  apply: (t, n) => pushFrame(t.state, FRAME_TAKEBACK, n, 0),
}
