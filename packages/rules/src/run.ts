import { chooseFrame, discardFrame, freeFrame, revealFrame, takebackFrame } from './choices.ts'
import { PHASE_CONVERSATION } from './codes.ts'
import { demandDoneFrame, penaltyFrame } from './concede.ts'
import { closeConversation, conversationClosedFrame } from './conversation.ts'
import { APPLY } from './ops/index.ts'
import { END, INSTRUCTION } from './program.ts'
import { afterRowFrame, doubleFrame, rollFrame } from './roll.ts'
import { FRAME_SIZE, popFrame } from './stack.ts'
import type { Table } from './table.ts'
import {
  alertDoneFrame,
  alertFrame,
  eachTurnFrame,
  escapeJoinsFrame,
  secondaryFrame,
  terrorDoneFrame,
  terrorEndFrame,
} from './terror.ts'
import { threatFrame } from './threat.ts'

/**
 * Runs the program on top until it ends or an op puts something above it (or ends the game). The address is
 * moved on before an op is applied, so the frame can be left at any time.
 */
function runFrame(t: Table): boolean {
  const { stack } = t.state
  const code = t.game.code
  const size = stack.length
  let pc = stack[size - 2]!
  for (;;) {
    const op = code[pc]!
    if (op === END) {
      popFrame(t.state)
      return false
    }
    const next = pc + INSTRUCTION
    stack[size - 2] = next
    APPLY[op]!(t, code[pc + 1]!, code[pc + 2]!, code[pc + 3]!)
    if (stack.length !== size) return false
    pc = next
  }
}

/** By frame kind, in the order of `stack.ts`; true means: it waits for the player. */
const FRAMES: readonly ((t: Table) => boolean)[] = [
  runFrame,
  threatFrame,
  rollFrame,
  afterRowFrame,
  revealFrame,
  freeFrame,
  takebackFrame,
  discardFrame,
  chooseFrame,
  penaltyFrame,
  demandDoneFrame,
  secondaryFrame,
  terrorDoneFrame,
  terrorEndFrame,
  eachTurnFrame,
  escapeJoinsFrame,
  alertFrame,
  alertDoneFrame,
  conversationClosedFrame,
  doubleFrame,
]

/** Works off the stack until the player is asked or nothing is left. Nothing else passes by itself. */
export function run(t: Table): void {
  const s = t.state
  const { stack } = s
  for (;;) {
    while (stack.length > 0) {
      if (FRAMES[stack[stack.length - FRAME_SIZE]!]!(t)) return
    }
    s.resolving = -1
    if (s.ended === 0 || s.phase !== PHASE_CONVERSATION) return
    closeConversation(t, true)
  }
}
