import type { Tally } from './tally.ts'

/** How many games were still going after a turn, and how many were won or lost by then. */
export interface AfterTurn {
  readonly turn: number
  readonly going: number
  readonly won: number
  readonly lost: number
}

export function survivalOf({ games, wonIn, lostIn }: Tally): AfterTurn[] {
  let won = 0
  let lost = 0
  return Array.from({ length: Math.max(wonIn.length, lostIn.length) }, (_, i) => {
    won += wonIn[i] ?? 0
    lost += lostIn[i] ?? 0
    return { turn: i + 1, going: games - won - lost, won, lost }
  })
}
