import { FRAME_DISCARD, pushFrame } from '../stack.ts'
import type { Op } from './op.ts'

/** Cards from the hand to the available area, one by one. */
export const discard: Op<'discard'> = {
  name: 'discard',
  args: (effect) => [effect.n],
  apply: (t, n) => pushFrame(t.state, FRAME_DISCARD, n, 0),
}
