/** What a file may hold to be brought in: more than anybody plays in a life. Nobody's games are left out of his file. */
export const MOST_BYTES = 100_000_000
export const MOST_GAMES = 20_000

export const bytesOf = (data: unknown): number => new Blob([JSON.stringify(data)]).size

/** The first of them, as many as there is room for in a file. */
export function fitting<T>(entries: readonly T[], bytes: number): readonly T[] {
  let used = 0
  const end = entries.findIndex((entry) => {
    // One more for the comma.
    used += bytesOf(entry) + 1
    return used > bytes
  })
  return end < 0 ? entries : entries.slice(0, end)
}
