import { killInSide } from '../side-zone.ts'
import { type Op, sideArgs } from './op.ts'

/** Kills hostages who are in the side zone. */
export const killSide: Op<'kill-side'> = {
  name: 'kill-side',
  args: sideArgs,
  apply: killInSide,
}
