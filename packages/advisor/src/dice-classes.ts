import { ROLLS, unpackDice } from '@negotiator/rules'

/** Rolls that mean the same, one of each with its probability. */
export interface DiceClasses {
  readonly rolls: Int32Array
  readonly probabilities: Float64Array
}

/** What of a roll matters: R2 only, R8, R3 too, or also which faces are equal, or every single face. */
const SUCCESSES = 0
const FOURS_COUNT = 1
export const CONVERTIBLE = 2
const PAIRS = 3
const PAIRS_CONVERTIBLE = 4
const PAIRS_FOURS_COUNT = 5
export const EVERY_FACE = 6

/** What matters where it is asked for: do pairs of equal faces, do 4s count as they are (R8), or may they be converted? */
export function meaningFor(pairsCount: boolean, foursCount: boolean, convertible: boolean): number {
  if (pairsCount) return foursCount ? PAIRS_FOURS_COUNT : convertible ? PAIRS_CONVERTIBLE : PAIRS
  return foursCount ? FOURS_COUNT : convertible ? CONVERTIBLE : SUCCESSES
}

const ENOUGH = 2
const tables = new Map<number, DiceClasses>()

/** Made when first asked for: five dice have 7776 rolls, and most games never roll five. */
export function diceClasses(count: number, meaning: number): DiceClasses {
  const key = count * 8 + meaning
  let classes = tables.get(key)
  if (classes === undefined) {
    classes = classify(count, meaning)
    tables.set(key, classes)
  }
  return classes
}

const oneDieTables = new Map<number, DiceClasses>()

/**
 * R4, where pairs count: one die beside others that stay (`present`, a bit by face). A face that none of them shows is
 * a failure, a 4 or a success, whichever it is.
 */
export function oneDieBeside(present: number): DiceClasses {
  let classes = oneDieTables.get(present)
  if (classes === undefined) {
    classes = grouped(1, ([face]) => ((present >>> face!) & 1 ? `${face}` : meaningOf([face!], CONVERTIBLE)))
    oneDieTables.set(present, classes)
  }
  return classes
}

const classify = (count: number, meaning: number): DiceClasses =>
  grouped(count, (faces) => meaningOf(faces, meaning))

function grouped(count: number, nameOf: (faces: readonly number[]) => string): DiceClasses {
  const all = ROLLS[count]!
  const numbers = new Map<string, { roll: number; count: number }>()
  for (const roll of all) {
    const name = nameOf(unpackDice(roll, count))
    const known = numbers.get(name)
    if (known) known.count++
    else numbers.set(name, { roll, count: 1 })
  }
  const classes = [...numbers.values()]
  return {
    rolls: Int32Array.from(classes, ({ roll }) => roll),
    probabilities: Float64Array.from(classes, (one) => one.count / all.length),
  }
}

/** Does it matter which faces are equal? */
export const pairsCountIn = (meaning: number): boolean =>
  meaning === PAIRS || meaning === PAIRS_CONVERTIBLE || meaning === PAIRS_FOURS_COUNT

/** Of a roll, what matters: successes, 4s that may become some, pairs by face. */
export function partsOf(
  faces: readonly number[],
  meaning: number,
): { successes: number; fours: number; pairs: string } {
  const atLeast = (face: number) => faces.filter((one) => one >= face).length
  const foursCount = meaning === FOURS_COUNT || meaning === PAIRS_FOURS_COUNT
  const convertible = meaning === CONVERTIBLE || meaning === PAIRS_CONVERTIBLE
  const successes = Math.min(ENOUGH, atLeast(foursCount ? 4 : 5))
  const fours = convertible ? Math.min(ENOUGH - successes, atLeast(4) - atLeast(5)) : 0
  const equal = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length >> 1)
  return { successes, fours, pairs: pairsCountIn(meaning) ? equal.join('') : '' }
}

export function meaningOf(faces: readonly number[], meaning: number): string {
  if (meaning === EVERY_FACE) return [...faces].sort().join()
  const { successes, fours, pairs } = partsOf(faces, meaning)
  return `${successes} ${fours} ${pairs}`
}
