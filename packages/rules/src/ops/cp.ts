import { changeCp } from '../points.ts'
import type { Op } from './op.ts'

export const cp: Op<'cp'> = {
  name: 'cp',
  args: (effect) => [effect.n],
  apply: changeCp,
}
