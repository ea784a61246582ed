/** At most so many of a long row, evenly spread, the first and the last among them; each with its place. */
export function sampled<T>(row: readonly T[], most: number): { readonly index: number; readonly value: T }[] {
  const count = Math.min(most, row.length)
  return Array.from({ length: count }, (_, i) => {
    const index = count === 1 ? 0 : Math.round((i * (row.length - 1)) / (count - 1))
    return { index, value: row[index]! }
  })
}
