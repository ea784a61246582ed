import { endAlertWaits, fireConversationEnd } from './alerts.ts'
import { isSame } from './bits.ts'
import { CLASS_ESCAPE, PHASE_SPEND, REASON_ESCAPED } from './codes.ts'
import { lose } from './outcome.ts'
import { FACE_CONCEDED, knownPlace, withoutKind } from './places.ts'
import { NOTHING } from './program.ts'
import { FRAME_CONVERSATION_CLOSED, popFrame, pushFrame } from './stack.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** C4: when it ends, alerts, then M4, then durations (R7); all of that is still conversation phase. */
export function closeConversation(t: Table, byEffect: boolean): void {
  t.state.ended = 0
  if (t.log !== null) t.log.push({ e: 'conversation-ended', byEffect })
  if ((t.game.hasEndCards || t.game.hasEndDemands) && endAlertWaits(t)) {
    pushFrame(t.state, FRAME_CONVERSATION_CLOSED, 0, 0)
    fireConversationEnd(t)
  } else {
    endDurations(t)
  }
}

export function conversationClosedFrame(t: Table): number {
  popFrame(t.state)
  endDurations(t)
  return NOTHING
}

/** M4, then R7; a conceded escape demand is in play only while the abductor is. */
function endDurations(t: Table): void {
  const s = t.state
  if (escapeConceded(s)) {
    lose(t, REASON_ESCAPED)
    return
  }
  s.diceNext = 0
  s.penaltyNext = 0
  s.foursNext = 0
  s.diceConversation = 0
  s.penaltyConversation = 0
  s.foursConversation = 0
  s.ended = 0
  s.phase = PHASE_SPEND
  if (t.log !== null) t.log.push({ e: 'phase', phase: 'spend' })
}

const CONCEDED_ESCAPE = withoutKind(knownPlace(FACE_CONCEDED, CLASS_ESCAPE, 0))

/** M4: the abductor is about to escape. */
export function escapeConceded(s: State): boolean {
  const { places } = s
  let conceded = 0
  for (let i = places.length - 1; i >= 0; i--) {
    conceded |= isSame(withoutKind(places[i]!), CONCEDED_ESCAPE)
  }
  return conceded !== 0
}
