import { argA, CHOOSE_PLACE, classOf, type Move, type State, verbOf } from '@negotiator/rules'
import type { RankedMove } from './deepen.ts'

/** M1: facedown demands of one class are all alike, so to turn up the one or the other is the same decision. */
export const isAlike = (s: State, a: Move, b: Move): boolean =>
  a === b || (isReveal(a) && isReveal(b) && classRevealed(s, a) === classRevealed(s, b))

/** The class of the demand that a move turns up. */
export const classRevealed = (s: State, move: Move): number => classOf(s.places[argA(move)]!)

const isReveal = (move: Move): boolean => verbOf(move) === CHOOSE_PLACE

/**
 * The tables remember the last escape that lies faceup by its place, so they tell alike demands apart. Moves that are
 * alike get one value: the best that was found by the deepest look at any of them, which is what the players choose by.
 */
export const evened = (s: State, ranked: readonly RankedMove[]): RankedMove[] =>
  ranked.map((each) => {
    if (!isReveal(each.move)) return each
    const { value, plies } = ranked.filter(({ move }) => isAlike(s, each.move, move)).reduce(better)
    return { ...each, value, plies }
  })

const better = (a: RankedMove, b: RankedMove): RankedMove =>
  b.plies > a.plies || (b.plies === a.plies && b.value > a.value) ? b : a
