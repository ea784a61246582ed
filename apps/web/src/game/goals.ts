import type { Counters } from './counters.ts'

export interface Goals {
  /** G1: how many must be saved. */
  readonly toWin: number
  /** G2: how many killed are too many. */
  readonly toLose: number
}

/** G3: of every hostage that was ever in the game. */
export function goalsOf({ pool, side, saved, killed }: Counters): Goals {
  const total = pool + side + saved + killed
  return { toWin: Math.ceil(total / 2), toLose: Math.floor(total / 2) + 1 }
}
