import { copyState, returnPlayed, type State } from '@negotiator/rules'

/** Writes the position as it is when the spend phase is over: P4 done, a terror card about to be drawn (E1). */
export function spendOver(to: State, from: State): void {
  copyState(to, from)
  to.cp = 0
  returnPlayed(to)
}
