import { noArgs, type Op } from './op.ts'

/** R3 is off until the abductor leaves play. */
export const noConvert: Op<'no-convert'> = {
  name: 'no-convert',
  args: noArgs,
  apply(t) {
    t.state.noConvert = 1
    if (t.log !== null) t.log.push({ e: 'rule', rule: 'no-convert', n: 0 })
  },
  lasts: () => true,
}
