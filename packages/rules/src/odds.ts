import { foursCount, threatDice } from './roll.ts'
import type { State } from './state.ts'

/** The chances of a threat roll as the dice fall, before conversions and re-rolls (R1, R2, R8). */
export interface Odds {
  readonly dice: number
  readonly two: number
  readonly one: number
  readonly none: number
}

export function rollOdds(dice: number, fours: boolean): Odds {
  const hit = fours ? 1 / 2 : 1 / 3
  const none = (1 - hit) ** dice
  const one = dice * hit * (1 - hit) ** (dice - 1)
  return { dice, none, one, two: Math.max(0, 1 - none - one) }
}

/** Of a threat roll made now. */
export const oddsNow = (s: State): Odds => rollOdds(threatDice(s), foursCount(s))
