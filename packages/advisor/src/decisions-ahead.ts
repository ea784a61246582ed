import type { State } from '@negotiator/rules'
import { LAST_CONVERSATION, situationOf } from './network.ts'

export interface DecisionsAhead {
  readonly plies: number
  /** In the last conversation (E3), at most: nothing comes after it, so a look far enough ahead sees the end. */
  readonly lastPlies: number
}

export const decisionsAhead = (s: State, { plies, lastPlies }: DecisionsAhead): number =>
  situationOf(s) === LAST_CONVERSATION ? lastPlies : plies
