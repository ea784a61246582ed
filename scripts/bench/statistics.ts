/** A value measured in every round: its median, and between which values the middle half of the rounds lies. */
export interface Spread {
  readonly median: number
  readonly lowerQuartile: number
  readonly upperQuartile: number
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (part: number) => sorted[Math.round((sorted.length - 1) * part)]!
  return { median: at(0.5), lowerQuartile: at(0.25), upperQuartile: at(0.75) }
}
