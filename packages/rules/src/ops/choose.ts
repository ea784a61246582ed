import { FRAME_CHOOSE, pushFrame } from '../stack.ts'
import type { Op } from './op.ts'

export const choose: Op<'choose'> = {
  name: 'choose',
  args: (effect, compiler) => effect.options.map((option) => compiler.program(option)),
  apply: (t, first, second) => pushFrame(t.state, FRAME_CHOOSE, first, second),
}
