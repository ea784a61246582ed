import { FRAME_FREE, pushFrame } from '../stack.ts'
import type { Op } from './op.ts'

/** M5: cards of the player's choice from the available area. */
export const free: Op<'free'> = {
  name: 'free',
  args: (effect) => [effect.n],
  apply: (t, n) => pushFrame(t.state, FRAME_FREE, n, 0),
}
