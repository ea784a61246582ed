import { Z } from './wilson.ts'

/** Games with the same seed, played twice: how often only the one, and only the other, was won. */
export interface Pairs {
  readonly pairs: number
  readonly first: number
  readonly second: number
}

/** Of two rows of wins, as far as both go. */
export function pairsOf(first: string, second: string): Pairs {
  const pairs = Math.min(first.length, second.length)
  const counts = { pairs, first: 0, second: 0 }
  for (let i = 0; i < pairs; i++) {
    if (first[i] === second[i]) continue
    counts[first[i] === '1' ? 'first' : 'second']++
  }
  return counts
}

/**
 * By how much the first wins more often, and the 95 % interval after Agresti and Min: the pairs in which both end
 * alike tell nothing, and half a game more in every cell keeps few games from looking sure.
 */
export function pairedDifference({
  pairs,
  first,
  second,
}: Pairs): [difference: number, low: number, high: number] {
  if (pairs === 0) return [0, -1, 1]
  const n = pairs + 2
  const centre = (first - second) / n
  const spread = (Z * Math.sqrt(first + second + 1 - (first - second) ** 2 / n)) / n
  return [(first - second) / pairs, Math.max(-1, centre - spread), Math.min(1, centre + spread)]
}
