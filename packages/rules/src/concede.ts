import { CLASS_MINOR } from './codes.ts'
import { classOf, FACE_CONCEDED, FACE_GONE, kindOf, withFace } from './places.ts'
import { runProgram } from './program.ts'
import { FRAME_DEMAND_DONE, FRAME_PENALTY, popFrame, pushFrame, topA } from './stack.ts'
import type { Table } from './table.ts'

/** M2: benefit first, then penalty; the cost, if any, was paid by the caller. */
function concede(t: Table, place: number, byItself: boolean): void {
  const s = t.state
  const kind = kindOf(s.places[place]!)
  s.places[place] = withFace(s.places[place]!, FACE_CONCEDED)
  if (t.log) t.log.push({ e: 'conceded', demand: t.game.demandIds[kind]!, place, byItself })
  pushFrame(s, FRAME_DEMAND_DONE, place, 0)
  pushFrame(s, FRAME_PENALTY, kind, 0)
  runProgram(t, t.game.benefitPc[kind]!)
}

export const concedeByPlayer = (t: Table, place: number): void => concede(t, place, false)
/** A2: a demand that concedes itself costs nothing. */
export const concedeByItself = (t: Table, place: number): void => concede(t, place, true)

export function penaltyFrame(t: Table): boolean {
  const kind = topA(t.state)
  popFrame(t.state)
  if (t.log && t.game.content.demands[kind]!.penalty.length > 0) {
    t.log.push({ e: 'penalty', demand: t.game.demandIds[kind]! })
  }
  runProgram(t, t.game.penaltyPc[kind]!)
  return false
}

/** M3: a conceded minor goes to the terror discard, the others stay. */
export function demandDoneFrame(t: Table): boolean {
  const s = t.state
  const place = topA(s)
  popFrame(s)
  const value = s.places[place]
  // With the abductor gone (X1) the demand has left the game already.
  if (value !== undefined && classOf(value) === CLASS_MINOR) {
    s.places[place] = withFace(value, FACE_GONE)
    s.discard[t.game.demandTerror[kindOf(value)]!]!++
  }
  return false
}
