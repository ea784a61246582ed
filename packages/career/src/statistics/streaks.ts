export interface Streaks {
  /** Of the last games: positive if they were won, negative if lost. */
  readonly current: number
  readonly longestWon: number
  readonly longestLost: number
}

export function streaksOf(won: readonly boolean[]): Streaks {
  let [current, longestWon, longestLost] = [0, 0, 0]
  for (const isWon of won) {
    current = isWon ? Math.max(0, current) + 1 : Math.min(0, current) - 1
    longestWon = Math.max(longestWon, current)
    longestLost = Math.max(longestLost, -current)
  }
  return { current, longestWon, longestLost }
}
