import { rounded } from '../numbers/rounded.ts'
import { wilsonInterval } from '../numbers/wilson.ts'
import { survivalOf } from './survival.ts'
import type { Tally } from './tally.ts'

/** A tally as it is written for programs: depends on seed and settings only, never on how long it took. */
export function tallyData(tally: Tally) {
  const { games, won, turns, actions, reasons } = tally
  const [low, high] = wilsonInterval(won, games)
  return {
    games,
    won,
    lost: games - won,
    reasons,
    winRate: rounded(won / games),
    winRateLow: rounded(low),
    winRateHigh: rounded(high),
    averageTurns: rounded(turns / games),
    averageActions: rounded(actions / games),
    survival: survivalOf(tally),
  }
}
