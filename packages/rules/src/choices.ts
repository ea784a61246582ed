import { lowestBit } from './bits.ts'
import { turnUp } from './demands.ts'
import type { Game } from './game.ts'
import { countFace, FACE_DOWN, faceOf } from './places.ts'
import { NOTHING, WAITS } from './program.ts'
import { popFrame, setTopA, topA } from './stack.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { addToAvailable, handSize, takeFromHand } from './zones.ts'

/** Choices of the player. One with a single possible answer, `done` counting as an answer, is made by itself. */

export function revealFrame(t: Table): number {
  const s = t.state
  const facedown = countFace(s.places, FACE_DOWN)
  if (facedown > 1) return WAITS
  popFrame(s)
  if (facedown === 1)
    turnUp(
      t,
      s.places.findIndex((place) => faceOf(place) === FACE_DOWN),
    )
  return NOTHING
}

/** M5. */
export function freeFrame(t: Table): number {
  if (topA(t.state) > 0 && freeChoices(t.state) !== 0) return WAITS
  popFrame(t.state)
  return NOTHING
}

export function takebackFrame(t: Table): number {
  if (topA(t.state) > 0 && takebackChoices(t.game, t.state) !== 0) return WAITS
  popFrame(t.state)
  return NOTHING
}

export function discardFrame(t: Table): number {
  const s = t.state
  while (topA(s) > 0 && s.hand !== 0) {
    if ((s.hand & (s.hand - 1)) !== 0) return WAITS
    discardCard(t, lowestBit(s.hand))
  }
  popFrame(s)
  return NOTHING
}

/** Kinds that `free` offers; the hand limit holds (P3). */
export const freeChoices = (s: State): number => (handSize(s) >= s.handLimit ? 0 : s.available)

/** Kinds that `takeback` offers: never the copy being resolved, nor a card that has `takeback` itself. */
export function takebackChoices(game: Game, s: State): number {
  if (handSize(s) >= s.handLimit) return 0
  let kinds = s.played & ~game.takebackCards
  if (s.resolving >= 0) {
    const resolving = 1 << s.resolving
    if (!(s.playedPair & resolving)) kinds &= ~resolving
  }
  return kinds
}

export function discardCard(t: Table, kind: number): void {
  const s = t.state
  takeFromHand(s, 1 << kind)
  addToAvailable(s, 1 << kind)
  setTopA(s, topA(s) - 1)
  if (t.log !== null) t.log.push({ e: 'discarded', card: t.game.cardIds[kind]! })
}
