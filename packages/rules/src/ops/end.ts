import { PHASE_CONVERSATION } from '../codes.ts'
import { noArgs, type Op } from './op.ts'

/** C4: the rest of the row is still applied; the conversation closes when nothing is left to do. */
export const end: Op<'end'> = {
  name: 'end',
  args: noArgs,
  apply(t) {
    if (t.state.phase === PHASE_CONVERSATION) t.state.ended = 1
  },
}
