import type { Op } from './op.ts'

/** C1: what a facedown card gives, until the abductor leaves play. */
export const facedownCp: Op<'facedown-cp'> = {
  name: 'facedown-cp',
  args: (effect) => [effect.n],
  apply(t, n) {
    t.state.facedownCp = n
    if (t.log !== null) t.log.push({ e: 'rule', rule: 'facedown-cp', n })
  },
  lasts: () => true,
}
