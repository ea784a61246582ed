import { PHASE_SPEND, type State } from '@negotiator/rules'

/** G2: nothing wins a game in the spend phase (unless a pack says so), and then no terror card is left to draw. */
export const isLostForSure = (s: State): boolean => s.phase === PHASE_SPEND && s.redLeft + s.goldLeft === 0
