import { FRAME_ADVANCE, pushFrame } from '../stack.ts'
import type { Op } from './op.ts'

/** On to the next of the game's places, n times; each brings what it brings. */
export const advance: Op<'advance'> = {
  name: 'advance',
  args(effect, compiler) {
    if (!compiler.hasStages) compiler.fail('no-places', 'advance needs a game with places')
    if (effect.n < 1) compiler.fail('backward', 'advance only goes forward')
    return [effect.n]
  },
  apply: (t, n) => pushFrame(t.state, FRAME_ADVANCE, n, 0),
}
