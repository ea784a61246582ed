import type { Op } from './op.ts'

/** P3 with another number, until the abductor leaves play. */
export const handLimit: Op<'hand-limit'> = {
  name: 'hand-limit',
  args: (effect) => [effect.n],
  apply(t, n) {
    t.state.handLimit = n
    if (t.log !== null) t.log.push({ e: 'rule', rule: 'hand-limit', n })
  },
  lasts: () => true,
}
