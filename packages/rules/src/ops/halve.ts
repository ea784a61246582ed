import { PHASE_OVER } from '../codes.ts'
import { burnOne } from '../outcome.ts'
import { noArgs, type Op } from './op.ts'

/** Half of the red cards left, rounded down. */
export const halve: Op<'halve'> = {
  name: 'halve',
  args: noArgs,
  apply(t) {
    for (let n = t.state.redLeft >> 1; n > 0 && t.state.phase !== PHASE_OVER; n--) burnOne(t)
  },
}
