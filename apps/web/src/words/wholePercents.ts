/** So small a rest is only the computer's. */
const NOTHING = 1e-9

/** All shares of a whole, rounded so that they add up to 100: what was cut off most is rounded up first. */
export function wholePercents(shares: readonly number[]): readonly number[] {
  const floors = shares.map((share) => Math.floor(share * 100 + NOTHING))
  const missing = 100 - floors.reduce((sum, n) => sum + n, 0)
  const byRest = shares.map((share, i) => ({ i, rest: share * 100 - floors[i]! }))
  byRest.sort((a, b) => b.rest - a.rest)
  const up = new Set(byRest.slice(0, missing).map(({ i }) => i))
  return floors.map((n, i) => (up.has(i) ? n + 1 : n))
}
