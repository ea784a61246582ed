import { runProgram } from '../program.ts'
import { checkUnder } from '../roll.ts'
import type { Op } from './op.ts'

/** R6: one die; if it is lower than the threat level the first effect, else the second. */
export const under: Op<'under'> = {
  name: 'under',
  args: (effect, compiler) => [compiler.program(effect.effect), compiler.program(effect.otherwise ?? [])],
  apply: (t, lower, otherwise) => runProgram(t, checkUnder(t) ? lower : otherwise),
}
