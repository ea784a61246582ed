import {
  CLASS_ESCAPE,
  CLASS_MAJOR,
  CLASS_MINOR,
  classOf,
  FACE_CONCEDED,
  FACE_DOWN,
  FACE_UP,
  faceOf,
  type Game,
  kindOf,
  type State,
} from '@negotiator/rules'
import { ESCAPES, MAJORS, MINORS, SHOWN_ESCAPES } from './digit-names.ts'

/** How many of each class lie there and how: which ones they are means nothing in another game. */
export function countDemands(s: State, d: Int32Array): void {
  let majors = 0
  let escapes = 0
  let minors = 0
  for (let i = 0; i < s.places.length; i++) {
    const place = s.places[i]!
    const face = faceOf(place)
    switch (classOf(place)) {
      case CLASS_MAJOR:
        majors = oneMore(majors, face)
        break
      case CLASS_ESCAPE:
        escapes = oneMore(escapes, face)
        break
      default:
        if (face === FACE_UP) minors++
    }
  }
  d[MAJORS] = majors
  d[ESCAPES] = escapes
  d[MINORS] = Math.min(minors, 7)
}

/** Three counts up to 2 in one number: how many are facedown, faceup, conceded. */
function oneMore(counts: number, face: number): number {
  const unit = face === FACE_DOWN ? 1 : face === FACE_UP ? 3 : face === FACE_CONCEDED ? 9 : 0
  return unit === 0 || Math.floor(counts / unit) % 3 === 2 ? counts : counts + unit
}

/** Which demands lie there and how. */
export function namedDemands(game: Game): (s: State, d: Int32Array) => void {
  const majorIndex = indexWithin(game, CLASS_MAJOR)
  const escapeIndex = indexWithin(game, CLASS_ESCAPE)
  const minorIndex = indexWithin(game, CLASS_MINOR)
  return readDemands

  function readDemands(s: State, d: Int32Array): void {
    let majors = 0
    let minors = 0
    let facedown = 0
    let shown = 0
    let conceded = 0
    let shownMask = 0
    for (let i = 0; i < s.places.length; i++) {
      const place = s.places[i]!
      const face = faceOf(place)
      const kind = kindOf(place)
      switch (classOf(place)) {
        case CLASS_MAJOR:
          if (face === FACE_UP) majors += majorIndex[kind]!
          else if (face === FACE_CONCEDED) majors += 2 * majorIndex[kind]!
          break
        case CLASS_ESCAPE:
          if (face === FACE_DOWN) facedown++
          else if (face === FACE_UP) {
            shown = escapeIndex[kind]!
            shownMask |= (1 << shown) >> 1
          } else if (face === FACE_CONCEDED) conceded = 1
          break
        default:
          if (face === FACE_UP) minors += minorIndex[kind]!
      }
    }
    d[MAJORS] = majors
    d[MINORS] = minors
    d[SHOWN_ESCAPES] = shownMask
    d[ESCAPES] = (Math.min(facedown, 2) * 6 + shown) * 2 + conceded
  }
}

/** By demand kind: what it counts for among those of its class, at most three majors and minors and five escapes. */
function indexWithin(game: Game, demandClass: number): Int32Array {
  let n = 0
  return Int32Array.from(game.demandClass, (of) => {
    if (of !== demandClass) return 0
    n++
    if (demandClass === CLASS_ESCAPE) return Math.min(n, 5)
    if (n > 3) return 0
    return demandClass === CLASS_MAJOR ? 3 ** (n - 1) : 1 << (n - 1)
  })
}
