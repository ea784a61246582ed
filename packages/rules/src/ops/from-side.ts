import { fromSide as move } from '../side-zone.ts'
import { type Op, sideArgs } from './op.ts'

/** From the side zone back to the pool. */
export const fromSide: Op<'from-side'> = {
  name: 'from-side',
  args: sideArgs,
  apply: move,
}
