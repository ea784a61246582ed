import { PHASE_OVER } from './codes.ts'
import { afterHostage, loseIfTooManyKilled } from './outcome.ts'
import type { Table } from './table.ts'

/** Moves of one hostage into, out of and inside the side zone: each is a step of its own (G4). */

const zoneOf = (t: Table): string => t.game.content.side!.id

/** Somebody always stays in the pool: an empty one would bring everybody back. */
export function toSide(t: Table, n: number): void {
  const s = t.state
  for (let i = 0; i < n && s.pool > 1 && s.phase !== PHASE_OVER; i++) {
    s.pool--
    s.side++
    if (t.log !== null) t.log.push({ e: 'to-side', zone: zoneOf(t), pool: s.pool, side: s.side })
    afterHostage(t)
  }
}

export function fromSide(t: Table, n: number): void {
  const s = t.state
  for (let i = 0; i < n && s.side > 0 && s.phase !== PHASE_OVER; i++) {
    s.side--
    s.pool++
    if (t.log !== null) t.log.push({ e: 'from-side', zone: zoneOf(t), pool: s.pool, side: s.side })
    afterHostage(t)
  }
}

export function saveInSide(t: Table, n: number): void {
  const s = t.state
  for (let i = 0; i < n && s.side > 0 && s.phase !== PHASE_OVER; i++) {
    s.side--
    s.saved++
    if (t.log !== null) t.log.push({ e: 'side-saved', zone: zoneOf(t), side: s.side, saved: s.saved })
    afterHostage(t)
  }
}

/** G2, G3: they count like all others. */
export function killInSide(t: Table, n: number): void {
  const s = t.state
  for (let i = 0; i < n && s.side > 0 && s.phase !== PHASE_OVER; i++) {
    s.side--
    s.killed++
    if (t.log !== null) t.log.push({ e: 'side-killed', zone: zoneOf(t), side: s.side, killed: s.killed })
    loseIfTooManyKilled(t)
    afterHostage(t)
  }
}
