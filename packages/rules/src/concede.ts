import { CLASS_MINOR } from './codes.ts'
import { classOf, FACE_CONCEDED, FACE_GONE, kindOf, withFace } from './places.ts'
import { NOTHING } from './program.ts'
import { FRAME_CONCEDE, FRAME_DEMAND_DONE, FRAME_PENALTY, popFrame, pushFrame, topA } from './stack.ts'
import type { Table } from './table.ts'

/** M2: the benefit, to run next; then the penalty. The cost, if any, was paid by the caller. */
export function concede(t: Table, place: number, byItself: boolean): number {
  const s = t.state
  const kind = kindOf(s.places[place]!)
  s.places[place] = withFace(s.places[place]!, FACE_CONCEDED)
  if (t.log !== null) t.log.push({ e: 'conceded', demand: t.game.demandIds[kind]!, place, byItself })
  pushFrame(s, FRAME_DEMAND_DONE, place, 0)
  pushFrame(s, FRAME_PENALTY, kind, 0)
  return t.game.benefitPc[kind]!
}

/** A2: a demand whose alert has fired is conceded when its turn comes; it cannot fire a second time before. */
export function concedeLater(t: Table, place: number): void {
  const s = t.state
  s.places[place] = withFace(s.places[place]!, FACE_CONCEDED)
  pushFrame(s, FRAME_CONCEDE, place, 0)
}

export function concedeFrame(t: Table): number {
  const place = topA(t.state)
  popFrame(t.state)
  // X1: all demands have left play if what fired before it eliminated the abductor.
  return t.state.second === 0 ? concede(t, place, true) : NOTHING
}

export function penaltyFrame(t: Table): number {
  const kind = topA(t.state)
  popFrame(t.state)
  // X1: no penalty is left if the benefit eliminated the abductor.
  if (t.state.second === 1) return NOTHING
  if (t.log !== null && t.game.content.demands[kind]!.penalty.length > 0) {
    t.log.push({ e: 'penalty', demand: t.game.demandIds[kind]! })
  }
  return t.game.penaltyPc[kind]!
}

/** M3: a conceded minor goes to the terror discard, the others stay. */
export function demandDoneFrame(t: Table): number {
  const s = t.state
  const place = topA(s)
  popFrame(s)
  const value = s.places[place]
  // With the abductor gone (X1) the demand has left the game already.
  if (value !== undefined && classOf(value) === CLASS_MINOR) {
    s.places[place] = withFace(value, FACE_GONE)
    s.discard[t.game.demandTerror[kindOf(value)]!]!++
  }
  return NOTHING
}
