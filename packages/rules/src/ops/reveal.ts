import { FRAME_REVEAL, pushFrame } from '../stack.ts'
import { noArgs, type Op } from './op.ts'

/** M1: one facedown demand, at a place of the player's choice. */
export const reveal: Op<'reveal'> = {
  name: 'reveal',
  args: noArgs,
  apply: (t) => pushFrame(t.state, FRAME_REVEAL, 0, 0),
}
