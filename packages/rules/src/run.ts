import { discardFrame, freeFrame, revealFrame, takebackFrame } from './choices.ts'
import { PHASE_CONVERSATION, PHASE_OVER } from './codes.ts'
import { concedeFrame, demandDoneFrame, penaltyFrame } from './concede.ts'
import { closeConversation, conversationClosedFrame } from './conversation.ts'
import { APPLY } from './ops/index.ts'
import { END, INSTRUCTION, NOTHING, WAITS } from './program.ts'
import { afterRowFrame, doubleFrame, rollWaits, settle } from './roll.ts'
import {
  FRAME_ADVANCE,
  FRAME_AFTER_ROW,
  FRAME_ALERT,
  FRAME_CONCEDE,
  FRAME_CONVERSATION_CLOSED,
  FRAME_DEMAND_DONE,
  FRAME_DISCARD,
  FRAME_DOUBLE,
  FRAME_EACH_TURN,
  FRAME_ESCAPE_JOINS,
  FRAME_FREE,
  FRAME_OWN_TURN,
  FRAME_PENALTY,
  FRAME_REVEAL,
  FRAME_ROLL,
  FRAME_RUN,
  FRAME_TAKEBACK,
  FRAME_TERROR,
  FRAME_THREAT,
  kindOfFrame,
  makeFrame,
  popFrame,
  topA,
} from './stack.ts'
import { advanceFrame } from './stages.ts'
import type { Table } from './table.ts'
import { alertFrame, eachTurnFrame, escapeJoinsFrame, ownTurnFrame, terrorFrame } from './terror.ts'
import { threatFrame } from './threat.ts'

/** Runs a program. What an op puts on the stack comes first; if something is left of the program, it waits below. */
function execute(t: Table, start: number): void {
  const s = t.state
  const { stack } = s
  const { code } = t.game
  const size = stack.length
  let pc = start
  for (;;) {
    const op = code[pc]!
    if (op === END) return
    const next = pc + INSTRUCTION
    APPLY[op]!(t, code[pc + 1]!, code[pc + 2]!, code[pc + 3]!)
    if (s.phase === PHASE_OVER) return
    if (stack.length !== size) {
      if (code[next] !== END) stack.splice(size, 0, makeFrame(FRAME_RUN, next, 0))
      return
    }
    pc = next
  }
}

function runFrame(t: Table): number {
  const pc = topA(t.state)
  popFrame(t.state)
  return pc
}

/** Lets the frame on top do its work: the program to run next, NOTHING, or WAITS. */
function work(t: Table, kind: number): number {
  switch (kind) {
    case FRAME_RUN:
      return runFrame(t)
    case FRAME_THREAT:
      return threatFrame(t)
    case FRAME_ROLL:
      return rollWaits(t) ? WAITS : settle(t)
    case FRAME_AFTER_ROW:
      return afterRowFrame(t)
    case FRAME_REVEAL:
      return revealFrame(t)
    case FRAME_FREE:
      return freeFrame(t)
    case FRAME_TAKEBACK:
      return takebackFrame(t)
    case FRAME_DISCARD:
      return discardFrame(t)
    case FRAME_PENALTY:
      return penaltyFrame(t)
    case FRAME_DEMAND_DONE:
      return demandDoneFrame(t)
    case FRAME_TERROR:
      return terrorFrame(t)
    case FRAME_EACH_TURN:
      return eachTurnFrame(t)
    case FRAME_ESCAPE_JOINS:
      return escapeJoinsFrame(t)
    case FRAME_ALERT:
      return alertFrame(t)
    case FRAME_CONVERSATION_CLOSED:
      return conversationClosedFrame(t)
    case FRAME_CONCEDE:
      return concedeFrame(t)
    case FRAME_DOUBLE:
      return doubleFrame(t)
    case FRAME_OWN_TURN:
      return ownTurnFrame(t)
    case FRAME_ADVANCE:
      return advanceFrame(t)
    default:
      // FRAME_CHOOSE: always two answers.
      return WAITS
  }
}

/** Runs a program, then works off the stack until the player is asked or nothing is left. Nothing else passes by itself. */
export function run(t: Table, start: number): void {
  const s = t.state
  const { stack } = s
  let pc = start
  for (;;) {
    if (pc !== NOTHING) execute(t, pc)
    if (stack.length > 0) {
      pc = work(t, kindOfFrame(stack[stack.length - 1]!))
      if (pc === WAITS) return
    } else {
      s.resolving = -1
      if (s.ended === 0 || s.phase !== PHASE_CONVERSATION) return
      closeConversation(t, true)
      pc = NOTHING
    }
  }
}
