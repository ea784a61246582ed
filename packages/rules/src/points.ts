import { fireAlerts } from './alerts.ts'
import type { Table } from './table.ts'

/** D4, G4: a change of CP is one step as a whole. */
export function changeCp(t: Table, n: number): void {
  const s = t.state
  const before = s.cp
  s.cp += n
  if (t.log !== null) t.log.push({ e: 'cp', from: before, to: s.cp })
  if (t.game.hasWatchers) fireAlerts(t, s.threat, before, s.facedowns, 0)
}
