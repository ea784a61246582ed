import { packDice, unpackDice } from '@negotiator/rules'

/** By packed roll, as far as it was asked for. */
const known = new Map<number, number>()

/** The same dice, the lowest first. */
export function sortedRoll(roll: number, count: number): number {
  let sorted = known.get(roll)
  if (sorted === undefined) {
    sorted = packDice(unpackDice(roll, count).sort((a, b) => a - b))
    known.set(roll, sorted)
  }
  return sorted
}
