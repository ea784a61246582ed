import { REASON_ESCAPED } from '../codes.ts'
import { lose } from '../outcome.ts'
import { noArgs, type Op } from './op.ts'

/** G2; X6: the 2nd in command counts as the abductor. */
export const escapes: Op<'escape'> = {
  name: 'escape',
  args: noArgs,
  apply: (t) => lose(t, REASON_ESCAPED),
}
