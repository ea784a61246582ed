import { popcount } from './bits.ts'
import { CLASS_ESCAPE, CLASS_MAJOR } from './codes.ts'
import { classOf, FACE_DOWN, FACE_UP, faceOf, knownPlace, newPlace } from './places.ts'
import type { Table } from './table.ts'

/** M1: turns up the demand at a place; which one it is, is known only now. */
export function turnUp(t: Table, place: number): void {
  const s = t.state
  const demandClass = classOf(s.places[place]!)
  const isMajor = demandClass === CLASS_MAJOR
  const kind = t.chance.demand(isMajor ? s.unseenMajors : s.unseenEscapes, place, demandClass)
  if (isMajor) s.unseenMajors &= ~(1 << kind)
  else s.unseenEscapes &= ~(1 << kind)
  s.places[place] = knownPlace(FACE_UP, demandClass, kind)
  if (t.log !== null) t.log.push({ e: 'revealed', demand: t.game.demandIds[kind]!, place })
}

/** A set-aside escape demand joins facedown at the next place; X2: not with the 2nd in command. */
export function addEscape(t: Table): void {
  const s = t.state
  let facedown = 0
  for (const place of s.places) {
    if (faceOf(place) === FACE_DOWN && classOf(place) === CLASS_ESCAPE) facedown++
  }
  if (s.second === 1 || popcount(s.unseenEscapes) === facedown) return
  s.places.push(newPlace(CLASS_ESCAPE))
  if (t.log !== null) t.log.push({ e: 'escape-added', place: s.places.length - 1 })
}
