export const BINS = 10

export interface Bin {
  readonly games: number
  /** Summed up over the games of the bin. */
  readonly predicted: number
  readonly won: number
}

export interface Calibration {
  /** Rules, cards, weights and games: what was played with others does not count. */
  readonly run: string
  readonly abductor: string
  readonly games: number
  readonly bins: readonly Bin[]
}

const Z = 1.96

/** What was expected in a bin, what came, and how far both may differ by chance alone; all in shares of 1. */
export function checkOf({ games, predicted, won }: Bin) {
  const expected = predicted / games
  const observed = won / games
  const byChance = Z * Math.sqrt((expected * (1 - expected)) / games)
  return { expected, observed, byChance, beyond: Math.max(0, Math.abs(expected - observed) - byChance) }
}
