import { burnTop } from '../deck.ts'
import type { Op } from './op.ts'

export const burn: Op<'burn'> = {
  name: 'burn',
  args: (effect) => [effect.n],
  apply(t, n) {
    for (let i = 0; i < n; i++) burnTop(t)
  },
}
