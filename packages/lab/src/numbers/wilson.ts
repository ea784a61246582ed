/** The middle 95 % of a normal distribution lie within so many standard deviations. */
export const Z = 1.959963984540054

/**
 * The 95 % interval of a rate after Wilson: unlike the plain one it stays within 0 and 1 and says something
 * useful when nothing, or everything, was won.
 */
export function wilsonInterval(won: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1]
  const rate = won / games
  const z2 = Z * Z
  const centre = rate + z2 / (2 * games)
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + z2 / (4 * games * games))
  const scale = 1 + z2 / games
  // At the ends the exact values are 0 and 1; rounding would leave a crumb.
  const low = won === 0 ? 0 : (centre - spread) / scale
  const high = won === games ? 1 : (centre + spread) / scale
  return [low, high]
}
