import { HAND_LIMIT, PHASE_CONVERSATION, REASON_ELIMINATED } from '../codes.ts'
import { checkEnds, win } from '../outcome.ts'
import { runProgram } from '../program.ts'
import type { State } from '../state.ts'
import { noArgs, type Op } from './op.ts'

/** X1: only in the conversation phase; X5: the 2nd in command cannot be eliminated, unless he never surrenders. */
export const eliminate: Op<'eliminate'> = {
  name: 'eliminate',
  args: noArgs,
  apply(t) {
    const s = t.state
    if (s.phase !== PHASE_CONVERSATION) return
    if (s.second === 1 && (t.game.secondSurrenders || s.pool > 0)) return
    if (s.pool === 0 && !t.game.eliminationWins) return
    if (t.log !== null) t.log.push({ e: 'eliminated' })
    if (s.pool === 0) {
      win(t, REASON_ELIMINATED)
      return
    }
    abductorLeaves(s)
    if (t.log !== null) t.log.push({ e: 'second-in-command' })
    runProgram(t, t.game.secondArrivesPc)
    if (t.game.ends !== null) checkEnds(t)
  },
}

/** All demands leave play, and with them what came from their penalties and what lasted with the abductor. */
function abductorLeaves(s: State): void {
  s.second = 1
  s.places.length = 0
  s.eachTurn.length = 0
  s.penaltyNext = 0
  s.penaltyConversation = 0
  s.diceLasting = 0
  s.foursLasting = 0
  s.noConvert = 0
  s.facedownCp = 1
  s.increaseFactor = 1
  s.handLimit = HAND_LIMIT
}
