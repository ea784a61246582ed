import { toSide as move } from '../side-zone.ts'
import { type Op, sideArgs } from './op.ts'

/** From the pool to the side zone; one hostage at least stays in the pool. */
export const toSide: Op<'to-side'> = {
  name: 'to-side',
  args: sideArgs,
  apply: move,
}
