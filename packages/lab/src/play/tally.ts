import { DEFEATS, type ReasonName, VICTORIES } from '@negotiator/rules'

export const REASONS = [...VICTORIES, ...DEFEATS]

/** What is counted over many games: sums only, so that those of several workers can be added in any order. */
export interface Tally {
  games: number
  won: number
  turns: number
  actions: number
  readonly reasons: Record<ReasonName, number>
  /** How many games were won, and lost, in each turn; the first turn comes first. */
  readonly wonIn: number[]
  readonly lostIn: number[]
}

export function newTally(): Tally {
  const reasons = {} as Record<ReasonName, number>
  for (const reason of REASONS) reasons[reason] = 0
  return { games: 0, won: 0, turns: 0, actions: 0, reasons, wonIn: [], lostIn: [] }
}

export function addTally(sum: Tally, more: Tally): void {
  sum.games += more.games
  sum.won += more.won
  sum.turns += more.turns
  sum.actions += more.actions
  for (const reason of REASONS) sum.reasons[reason] += more.reasons[reason]
  addByTurn(sum.wonIn, more.wonIn)
  addByTurn(sum.lostIn, more.lostIn)
}

function addByTurn(sum: number[], more: readonly number[]): void {
  for (const [i, n] of more.entries()) sum[i] = (sum[i] ?? 0) + n
}
