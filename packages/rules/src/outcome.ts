import {
  PHASE_OVER,
  PHASE_TERROR,
  REASON_CAPTURED,
  REASON_KILLED,
  REASON_SURRENDERED,
  REASONS,
  RESULT_LOST,
  RESULT_WON,
} from './codes.ts'
import { burnTop } from './deck.ts'
import type { Table } from './table.ts'

/** The ends of the game, and the two single steps that can bring them: one hostage saved, one killed. */

export function win(t: Table, reason: number): void {
  finish(t, RESULT_WON, reason)
}

export function lose(t: Table, reason: number): void {
  finish(t, RESULT_LOST, reason)
}

function finish(t: Table, result: number, reason: number): void {
  const s = t.state
  s.result = result
  s.reason = reason
  s.phase = PHASE_OVER
  // G4: the rest of the effect is dropped.
  s.stack.length = 0
  s.ended = 0
  if (t.log !== null) {
    t.log.push({ e: 'over', result: result === RESULT_WON ? 'won' : 'lost', reason: REASONS[reason]! })
  }
}

/** One save. With an empty pool it captures the abductor (D6); with the 2nd in command the last one wins (X5). */
export function saveOne(t: Table): void {
  const s = t.state
  if (s.pool === 0) {
    if (s.phase !== PHASE_TERROR) win(t, REASON_CAPTURED)
    else if (t.log !== null) t.log.push({ e: 'save-ignored' })
    return
  }
  s.pool--
  s.saved++
  if (t.log !== null) t.log.push({ e: 'saved', pool: s.pool, saved: s.saved })
  if (s.pool === 0 && s.second === 1) win(t, REASON_SURRENDERED)
}

/** One kill (D5, X4). More than half killed loses at once (G2, G3); half is of all that were ever in the game. */
export function killOne(t: Table): void {
  const s = t.state
  if (s.pool === 0) {
    burnTop(t)
    return
  }
  if (s.second === 1 && s.pool === 1) {
    if (t.log !== null) t.log.push({ e: 'spared' })
    return
  }
  s.pool--
  s.killed++
  if (t.log !== null) t.log.push({ e: 'killed', pool: s.pool, killed: s.killed })
  if (s.killed > s.pool + s.saved) lose(t, REASON_KILLED)
}
