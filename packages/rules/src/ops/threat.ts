import { changeThreat } from '../threat.ts'
import type { Op } from './op.ts'

export const threat: Op<'threat'> = {
  name: 'threat',
  args: (effect) => [effect.n],
  apply: changeThreat,
}
