import type { Game } from './game.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** E3: in the last conversation cards may be bought at once. */
export function terrorLeft(s: { readonly redLeft: number; readonly goldLeft: number }): number {
  return s.redLeft + s.goldLeft
}

/** The kinds, `from` up to but not including `to`, that the next terror card is of; the caller knows that there is one. */
export function topTerror(
  { layerFrom, layerTo, firstGold, terrorIds }: Game,
  { redLeft }: State,
): { readonly from: number; readonly to: number } {
  if (redLeft === 0) return { from: firstGold, to: terrorIds.length }
  return layerFrom === null
    ? { from: 0, to: firstGold }
    : { from: layerFrom[redLeft]!, to: layerTo![redLeft]! }
}

/** The top red card, which is then seen; the caller knows that there is one. */
export function takeRed(t: Table): number {
  const s = t.state
  const { game } = t
  const kind = game.layerFrom === null ? t.chance.terror(s.unseen, 0, game.firstGold) : takeLayered(t)
  s.redLeft--
  s.unseen[kind]!--
  return kind
}

/** The top layer says which cards it can be. */
function takeLayered(t: Table): number {
  const { layerFrom, layerTo } = t.game
  const { unseen, redLeft } = t.state
  return t.chance.terror(unseen, layerFrom![redLeft]!, layerTo![redLeft]!)
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
