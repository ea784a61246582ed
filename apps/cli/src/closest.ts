/** Those of the candidates that look most like what was typed, at most three, the best first. */
export function closest(input: string, candidates: readonly string[]): string[] {
  const typed = input.toLowerCase()
  const furthest = Math.max(2, Math.ceil(typed.length / 3))
  const scored = candidates.map((candidate) => {
    const known = candidate.toLowerCase()
    const isPart = typed.length >= 3 && known.includes(typed)
    return { candidate, distance: isPart ? 0 : editDistance(typed, known) }
  })
  return scored
    .filter(({ distance }) => distance <= furthest)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, 3)
    .map(({ candidate }) => candidate)
}

/** How many characters must be added, left out or changed to make one the other (Levenshtein). */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, row[j]! + 1, next[j - 1]! + 1))
    }
    row = next
  }
  return row[b.length]!
}
