/** What a list shows beside an action, in tenths of a point. */
export interface ChanceShown {
  /** Never below 0. */
  readonly chance: number
  /** How far it is behind the best. */
  readonly behind: number
}

/**
 * The search tells how far actions are apart, games played out how good the best one is: shown is both together.
 * Rounded one by one, what looks the same is as good, and who subtracts finds the difference.
 */
export function chanceShown(chance: number, best: number, value: number): ChanceShown {
  const behind = tenths(best) - tenths(value)
  return { chance: Math.max(0, tenths(chance) - behind), behind }
}

const tenths = (share: number): number => Math.round(share * 1000)
