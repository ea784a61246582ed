import { fireAlerts } from './alerts.ts'
import { PHASE_OVER, THREAT_K, THREAT_S } from './codes.ts'
import { killOne, saveOne } from './outcome.ts'
import { NOTHING } from './program.ts'
import { popFrame, topA } from './stack.ts'
import type { Table } from './table.ts'

/** A change of threat by an effect; `increase-double` doubles the steps of every increase. */
export function changeThreat(t: Table, n: number): void {
  const s = t.state
  const steps = s.increaseFactor === 1 || n < 0 ? n : n * s.increaseFactor
  const target = s.threat + steps
  // Most changes stay on the dial and nobody watches them: all steps at once are the same then.
  if (target >= THREAT_S && target <= THREAT_K && s.second === 0 && t.log === null && !t.game.hasWatchers) {
    s.threat = target
  } else {
    threatSteps(t, steps)
  }
}

/** D3, G4: one level at a time. If an alert fires, what is left waits below it on the stack (A2). */
function threatSteps(t: Table, n: number): void {
  const s = t.state
  let left = n
  while (left !== 0) {
    const before = s.threat
    if (left > 0) {
      left--
      stepUp(t)
    } else {
      left++
      stepDown(t)
    }
    if (s.phase === PHASE_OVER) return
    if (t.game.hasWatchers && before !== s.threat && fireAlerts(t, before, s.cp, s.facedowns, left)) return
  }
}

function stepUp(t: Table): void {
  const s = t.state
  const atK = s.threat === THREAT_K
  if (!atK) {
    s.threat++
    if (t.log !== null) t.log.push({ e: 'threat', from: s.threat - 1, to: s.threat })
  }
  // X3: with the 2nd in command every step kills, and the marker still moves.
  if (atK || (s.second === 1 && t.game.secondKillsOnRise)) killOne(t)
}

function stepDown(t: Table): void {
  const s = t.state
  if (s.threat === THREAT_S) {
    // Told although the marker stays: it is a step of calm all the same (§13).
    if (t.log !== null) t.log.push({ e: 'threat', from: THREAT_S, to: THREAT_S })
    saveOne(t)
    return
  }
  s.threat--
  if (t.log !== null) t.log.push({ e: 'threat', from: s.threat + 1, to: s.threat })
}

export function threatFrame(t: Table): number {
  const left = topA(t.state)
  popFrame(t.state)
  threatSteps(t, left)
  return NOTHING
}
