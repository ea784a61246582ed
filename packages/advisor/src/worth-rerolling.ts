import { lowestBit, pendingSuccesses, rerollable, type State, unpackDice } from '@negotiator/rules'

/** R2, R3. */
const SUCCESS_FACE = 5
const CONVERTIBLE_FACE = 4
const ENOUGH = 2

/**
 * R4: as a mask, the dice that a search tries to re-roll, out of those that may be (`dice`). Nobody re-rolls a success,
 * and equal faces are one try. Failures are all alike, unless pairs count: then a pair may be broken up, and of single
 * ones the lowest goes, because low pairs are the bad ones. With two successes there is nothing to gain but a bad pair
 * less.
 */
export function worthRerolling(
  faces: readonly number[],
  dice: number,
  successes: number,
  pairsCount: boolean,
): number {
  const isEnough = successes >= ENOUGH
  let worth = 0
  let seen = 0
  let lowest = -1
  for (let left = dice; left !== 0; left &= left - 1) {
    const die = lowestBit(left)
    const face = faces[die]!
    if (face >= SUCCESS_FACE || (seen >>> face) & 1) continue
    seen |= 1 << face
    const isPaired = pairsCount && faces.indexOf(face) !== faces.lastIndexOf(face)
    if (isEnough ? isPaired && face < CONVERTIBLE_FACE : isPaired || face >= CONVERTIBLE_FACE)
      worth |= 1 << die
    else if (!isEnough && (lowest < 0 || face < faces[lowest]!)) lowest = die
  }
  return lowest < 0 ? worth : worth | (1 << lowest)
}

/** Of the roll that is pending. */
export const pendingWorthRerolling = (s: State, pairsCount: boolean): number =>
  worthRerolling(unpackDice(s.roll, s.rollCount), rerollable(s), pendingSuccesses(s), pairsCount)
