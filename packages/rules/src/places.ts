import { isSame } from './bits.ts'

/**
 * A demand's place (M1) is one integer: two bits of face, two of class, then the kind plus one (0: not known,
 * because it lies facedown). A place keeps its number for the whole game, so one that was left stays as GONE.
 */
export const FACE_GONE = 0
export const FACE_DOWN = 1
export const FACE_UP = 2
export const FACE_CONCEDED = 3
export const FACES = ['gone', 'down', 'up', 'conceded'] as const

export const newPlace = (demandClass: number): number => FACE_DOWN | (demandClass << 2)

export const knownPlace = (face: number, demandClass: number, kind: number): number =>
  face | (demandClass << 2) | ((kind + 1) << 4)

export const faceOf = (place: number): number => place & 3
export const classOf = (place: number): number => (place >>> 2) & 3
/** -1 while it lies facedown. */
export const kindOf = (place: number): number => (place >>> 4) - 1

/** Face and class alone. */
export const withoutKind = (place: number): number => place & 15

export const withFace = (place: number, face: number): number => (place & ~3) | face

export function countFace(places: readonly number[], face: number): number {
  let n = 0
  for (let i = places.length - 1; i >= 0; i--) n += isSame(faceOf(places[i]!), face)
  return n
}

/** How many demands of a class are in play, however they lie. */
export function countClass(places: readonly number[], demandClass: number): number {
  let n = 0
  for (let i = 0; i < places.length; i++) {
    const place = places[i]!
    if (faceOf(place) !== FACE_GONE && classOf(place) === demandClass) n++
  }
  return n
}

/** As a mask, where a demand lies facedown. */
export function facedownPlaces(places: readonly number[]): number {
  let mask = 0
  for (let i = 0; i < places.length; i++) mask |= isSame(faceOf(places[i]!), FACE_DOWN) << i
  return mask
}
