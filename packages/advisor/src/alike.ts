import { argA, CHOOSE_PLACE, classOf, type Move, type State, verbOf } from '@negotiator/rules'

/** M1: facedown demands of one class are all alike, so to turn up the one or the other is the same decision. */
export const isAlike = (s: State, a: Move, b: Move): boolean =>
  a === b || (isReveal(a) && isReveal(b) && classRevealed(s, a) === classRevealed(s, b))

/** The class of the demand that a move turns up. */
export const classRevealed = (s: State, move: Move): number => classOf(s.places[argA(move)]!)

export const isReveal = (move: Move): boolean => verbOf(move) === CHOOSE_PLACE
