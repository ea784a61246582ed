import { dieAt, packDice } from './chance.ts'

/** R1: never more dice than this in one roll. */
export const MOST_DICE = 5

const PACKED_ROLLS = 1 << (3 * MOST_DICE)

/** By packed roll: how many dice show 5 or 6, how many 4 or more, and, as a mask, which show 4. */
export const FIVES_AND_SIXES = new Uint8Array(PACKED_ROLLS)
export const FOURS_AND_UP = new Uint8Array(PACKED_ROLLS)
export const FOURS = new Uint8Array(PACKED_ROLLS)

for (let packed = 0; packed < PACKED_ROLLS; packed++) {
  for (let die = 0; die < MOST_DICE; die++) {
    const face = dieAt(packed, die)
    if (face >= 5) FIVES_AND_SIXES[packed]!++
    if (face >= 4) FOURS_AND_UP[packed]!++
    if (face === 4) FOURS[packed]! |= 1 << die
  }
}

/** By packed roll, two bits per face: how many disjoint pairs show that face. */
export const PAIRS = new Uint16Array(PACKED_ROLLS)
export const pairsOf = (pairs: number, face: number): number => (pairs >>> (2 * face)) & 3

for (let packed = 0; packed < PACKED_ROLLS; packed++) {
  for (let face = 1; face <= 6; face++) {
    let same = 0
    for (let die = 0; die < MOST_DICE; die++) if (dieAt(packed, die) === face) same++
    PAIRS[packed]! |= (same >> 1) << (2 * face)
  }
}

/** All rolls of that many dice, packed; one number below the length decides all dice of a roll. */
export const ROLLS: readonly Uint16Array[] = Array.from({ length: MOST_DICE + 1 }, (_, count) =>
  Uint16Array.from({ length: 6 ** count }, (_, n) =>
    packDice(Array.from({ length: count }, (_, die) => (Math.floor(n / 6 ** die) % 6) + 1)),
  ),
)
