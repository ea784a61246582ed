/**
 * Everything that is not the player's decision. The state holds nothing hidden, so an unseen card is asked for
 * at the moment it is turned up: by a seeded stream, by a script, or by whoever enumerates what can happen.
 */
export interface Chance {
  /** The faces of `count` dice, three bits each, the first die lowest. */
  roll(count: number): number
  /** A terror card kind in `from` … `to - 1`, out of the multiset `unseen`. */
  terror(unseen: readonly number[], from: number, to: number): number
  /** Which demand of the mask `candidates` lies facedown at `place`; `demandClass` is public (M1). */
  demand(candidates: number, place: number, demandClass: number): number
}

export function packDice(faces: readonly number[]): number {
  let packed = 0
  for (let i = 0; i < faces.length; i++) packed |= faces[i]! << (3 * i)
  return packed
}

export function dieAt(packed: number, index: number): number {
  return (packed >>> (3 * index)) & 7
}

export function unpackDice(packed: number, count: number): number[] {
  const faces: number[] = []
  for (let i = 0; i < count; i++) faces.push(dieAt(packed, i))
  return faces
}
