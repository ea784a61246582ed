import { saveInSide } from '../side-zone.ts'
import { type Op, sideArgs } from './op.ts'

/** Saves hostages who are in the side zone. */
export const saveSide: Op<'save-side'> = {
  name: 'save-side',
  args: sideArgs,
  apply: saveInSide,
}
