import {
  PHASE_OVER,
  PHASE_TERROR,
  REASON_CAPTURED,
  REASON_KILLED,
  REASON_OWN_DEFEAT,
  REASON_OWN_VICTORY,
  REASON_SURRENDERED,
  REASONS,
  RESULT_LOST,
  RESULT_WON,
} from './codes.ts'
import { burnTop } from './deck.ts'
import { endReached } from './ends.ts'
import type { Table } from './table.ts'

/** The ends of the game, and the single steps that can bring them: one hostage saved or killed, one card burned. */

export function win(t: Table, reason: number): void {
  finish(t, RESULT_WON, reason)
}

export function lose(t: Table, reason: number): void {
  finish(t, RESULT_LOST, reason)
}

function finish(t: Table, result: number, reason: number, test?: string): void {
  const s = t.state
  s.result = result
  s.reason = reason
  s.phase = PHASE_OVER
  // G4: the rest of the effect is dropped.
  while (s.stack.length > 0) s.stack.pop()
  s.ended = 0
  if (t.log !== null) {
    const over = {
      e: 'over',
      result: result === RESULT_WON ? 'won' : 'lost',
      reason: REASONS[reason]!,
    } as const
    t.log.push(test === undefined ? over : { ...over, test })
  }
}

/** G4: has one of the game's own end tests come true? */
export function checkEnds(t: Table): void {
  const { ends } = t.game
  if (ends === null || t.state.phase === PHASE_OVER) return
  const test = endReached(ends, t.state)
  if (test < 0) return
  const isWon = ends.isWon[test]!
  finish(t, isWon ? RESULT_WON : RESULT_LOST, isWon ? REASON_OWN_VICTORY : REASON_OWN_DEFEAT, ends.ids[test]!)
}

/** One save. With an empty pool it captures the abductor (D6); with the 2nd in command the last one wins (X5). */
export function saveOne(t: Table): void {
  const s = t.state
  if (s.pool === 0) {
    if (s.phase !== PHASE_TERROR && t.game.captureWins) win(t, REASON_CAPTURED)
    else if (t.log !== null) t.log.push({ e: 'save-ignored' })
    return
  }
  s.pool--
  s.saved++
  if (t.log !== null) t.log.push({ e: 'saved', pool: s.pool, saved: s.saved })
  // Most saves and kills mean nothing more: that is asked here, where it costs no call.
  if (s.pool === 0 || t.game.ends !== null) afterHostage(t)
}

/** One card burned is one step (G4). */
export function burnOne(t: Table): void {
  burnTop(t)
  if (t.game.ends !== null) checkEnds(t)
}

/** One kill (D5, X4). */
export function killOne(t: Table): void {
  const s = t.state
  if (s.pool === 0) {
    burnOne(t)
    return
  }
  if (s.second === 1 && s.pool === 1 && t.game.secondSparesLast) {
    if (t.log !== null) t.log.push({ e: 'spared' })
    return
  }
  s.pool--
  s.killed++
  if (t.log !== null) t.log.push({ e: 'killed', pool: s.pool, killed: s.killed })
  if (s.killed > s.pool + s.saved + s.side) lose(t, REASON_KILLED)
  else if (s.pool === 0 || t.game.ends !== null) afterHostage(t)
}

/** More than half killed loses at once (G2, G3); half is of all that were ever in the game. */
export function loseIfTooManyKilled(t: Table): void {
  const s = t.state
  if (s.killed > s.pool + s.saved + s.side) lose(t, REASON_KILLED)
}

/** After one hostage has moved: an empty pool takes in the side zone, or lets the 2nd in command surrender (X5). */
export function afterHostage(t: Table): void {
  const s = t.state
  if (s.phase === PHASE_OVER) return
  if (s.pool === 0) {
    if (s.side > 0) sideJoins(t)
    else if (s.second === 1 && t.game.secondSurrenders) win(t, REASON_SURRENDERED)
  }
  if (t.game.ends !== null) checkEnds(t)
}

/** Whoever is in the side zone is with the others again. */
export function sideJoins(t: Table): void {
  const s = t.state
  s.pool += s.side
  s.side = 0
  if (t.log !== null) t.log.push({ e: 'side-joins', zone: t.game.content.side!.id, pool: s.pool })
}
