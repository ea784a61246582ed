import { noArgs, type Op } from './op.ts'

/** The number of steps of every threat increase is doubled, until the abductor leaves play. */
export const increaseDouble: Op<'increase-double'> = {
  name: 'increase-double',
  args: noArgs,
  apply(t) {
    t.state.increaseFactor = 2
    if (t.log !== null) t.log.push({ e: 'rule', rule: 'increase-double', n: 2 })
  },
  lasts: () => true,
}
