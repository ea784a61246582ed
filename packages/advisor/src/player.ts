import type { Move, State } from '@negotiator/rules'

/** Who decides, one move at a time. */
export interface Player {
  choose(s: State): Move
}
