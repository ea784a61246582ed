import { runProgram } from '../program.ts'
import { beginRoll } from '../roll.ts'
import type { Op } from './op.ts'

/** C2: a threat roll with a row for 2+, 1 and 0 successes. */
export const roll: Op<'roll'> = {
  name: 'roll',
  args: (effect, compiler) => [compiler.rows(effect.rows)],
  apply: (t, rows) => runProgram(t, beginRoll(t, rows)),
}
