/** The windows that stand beside the whole career. */
export const WINDOWS = [20, 50] as const

export interface Rolling {
  readonly size: number
  /** Fewer than the size while there are not so many. */
  readonly games: number
  readonly winRate: number | null
}

export function rollingOf(won: readonly boolean[], size: number): Rolling {
  const last = won.slice(-size)
  return { size, games: last.length, winRate: rateOf(last) }
}

export function rateOf(won: readonly boolean[]): number | null {
  return won.length === 0 ? null : won.filter(Boolean).length / won.length
}

/** For a chart: after each game, the win rate of the last `size`; without a size, of all so far. */
export function winRateSeries(won: readonly boolean[], size = Number.POSITIVE_INFINITY): number[] {
  let sum = 0
  return won.map((isWon, i) => {
    sum += isWon ? 1 : 0
    if (i >= size && won[i - size]) sum--
    return sum / Math.min(i + 1, size)
  })
}
