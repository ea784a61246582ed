/** So many standard errors on each side make an interval of 95 %. */
export const Z = 1.96

/** What is kept of a row of results. */
export interface Sums {
  readonly games: number
  readonly sum: number
  readonly squares: number
}

/** Half the width of the 95 % interval of the mean; of less than two results nothing is known. */
export function meanMargin({ games, sum, squares }: Sums): number {
  if (games < 2) return 1
  const mean = sum / games
  const variance = Math.max(0, squares - games * mean * mean) / (games - 1)
  return student(games - 1) * Math.sqrt(variance / games)
}

/** Where the series below is not exact enough. */
const FIRST = [12.706, 4.303, 3.182, 2.776, 2.571]

/**
 * Few results tell their own spread badly: by Student's distribution more standard errors are needed for the same 95 %.
 * After Abramowitz and Stegun, 26.7.5.
 */
function student(freedom: number): number {
  const series =
    Z +
    (Z ** 3 + Z) / (4 * freedom) +
    (5 * Z ** 5 + 16 * Z ** 3 + 3 * Z) / (96 * freedom ** 2) +
    (3 * Z ** 7 + 19 * Z ** 5 + 17 * Z ** 3 - 15 * Z) / (384 * freedom ** 3)
  return FIRST[freedom - 1] ?? series
}
