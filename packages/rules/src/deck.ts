import type { Table } from './table.ts'

/** E3: in the last conversation cards may be bought at once. */
export function terrorLeft(s: { readonly redLeft: number; readonly goldLeft: number }): number {
  return s.redLeft + s.goldLeft
}

/** The top red card, which is then seen; the caller knows that there is one. */
export function takeRed(t: Table): number {
  const s = t.state
  const kind = t.chance.terror(s.unseen, 0, t.game.firstGold)
  s.redLeft--
  s.unseen[kind]!--
  return kind
}

export function takeGold(t: Table): number {
  const s = t.state
  const kind = t.chance.terror(s.unseen, t.game.firstGold, t.game.terrorIds.length)
  s.goldLeft--
  s.unseen[kind]!--
  return kind
}

/** The top terror card is discarded unresolved if it is a red one (D5, `burn`). */
export function burnTop(t: Table): void {
  const s = t.state
  if (s.redLeft === 0) return
  const kind = takeRed(t)
  s.discard[kind]!++
  if (t.log !== null) t.log.push({ e: 'burned', card: t.game.terrorIds[kind]! })
}
