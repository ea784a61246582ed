/** A value measured in every round. */
export interface Spread {
  readonly median: number
  readonly lowest: number
  readonly highest: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return { median, lowest: sorted[0]!, highest: sorted.at(-1)! }
}
