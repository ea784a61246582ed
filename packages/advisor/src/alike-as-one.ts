import type { State } from '@negotiator/rules'
import { isAlike, isReveal } from './alike.ts'
import type { RankedMove } from './deepen.ts'

/**
 * The tables remember the last escape that lies faceup by its place, so they tell alike demands apart. Moves that are
 * alike get one value: the best that was found by the deepest look at any of them, which is what the players choose by.
 */
export const alikeAsOne = (s: State, ranked: readonly RankedMove[]): RankedMove[] =>
  ranked.map((each) => {
    if (!isReveal(each.move)) return each
    const { value, plies } = ranked.filter(({ move }) => isAlike(s, each.move, move)).reduce(better)
    return { ...each, value, plies }
  })

const better = (a: RankedMove, b: RankedMove): RankedMove =>
  b.plies > a.plies || (b.plies === a.plies && b.value > a.value) ? b : a
