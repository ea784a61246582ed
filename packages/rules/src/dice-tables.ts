/** R1: never more dice than this in one roll. */
export const MOST_DICE = 5

const PACKED_ROLLS = 1 << (3 * MOST_DICE)

/** By packed roll: how many dice show 5 or 6, how many 4 or more, and, as a mask, which show 4. */
export const FIVES_AND_SIXES = new Uint8Array(PACKED_ROLLS)
export const FOURS_AND_UP = new Uint8Array(PACKED_ROLLS)
export const FOURS = new Uint8Array(PACKED_ROLLS)
/** By packed roll, two bits per face: how many disjoint pairs show that face. */
export const PAIRS = new Uint16Array(PACKED_ROLLS)
export const pairsOf = (pairs: number, face: number): number => (pairs >>> (2 * face)) & 3

/** By packed roll, as a mask: which faces are there an odd number of times. */
const ODD = new Uint8Array(PACKED_ROLLS)

// Pages wait for these tables, so each roll is made from that of its other dice, which is a smaller number.
for (let packed = 1; packed < PACKED_ROLLS; packed++) {
  const first = packed & 7
  const others = packed >>> 3
  const isFace = first >= 1 && first <= 6
  ODD[packed] = ODD[others]! ^ (1 << first)
  FIVES_AND_SIXES[packed] = FIVES_AND_SIXES[others]! + (first >= 5 ? 1 : 0)
  FOURS_AND_UP[packed] = FOURS_AND_UP[others]! + (first >= 4 ? 1 : 0)
  FOURS[packed] = (FOURS[others]! << 1) | (first === 4 ? 1 : 0)
  PAIRS[packed] = PAIRS[others]! + (isFace ? ((ODD[others]! >>> first) & 1) << (2 * first) : 0)
}

/** All rolls of that many dice, packed; one number below the length decides all dice of a roll. */
export const ROLLS: readonly Uint16Array[] = Array.from(
  { length: MOST_DICE + 1 },
  (_, count) => new Uint16Array(6 ** count),
)

for (let count = 1; count <= MOST_DICE; count++) {
  const fewer = ROLLS[count - 1]!
  for (let n = 0; n < ROLLS[count]!.length; n++) {
    const lastFace = Math.floor(n / fewer.length) + 1
    ROLLS[count]![n] = fewer[n % fewer.length]! | (lastFace << (3 * (count - 1)))
  }
}
