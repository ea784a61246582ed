import { addEscape as join } from '../demands.ts'
import { noArgs, type Op } from './op.ts'

export const addEscape: Op<'add-escape'> = {
  name: 'add-escape',
  args: noArgs,
  apply: join,
}
