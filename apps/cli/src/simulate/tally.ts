import type { ReasonName } from '@negotiator/rules'

export const REASONS = [
  'captured',
  'eliminated',
  'surrendered',
  'too-many-killed',
  'escaped',
  'no-terror-card',
] as const satisfies readonly ReasonName[]

/** How many of these reasons, counted from the first, are those of a won game. */
export const WAYS_TO_WIN = 3

/** What is counted over many games. */
export interface Tally {
  games: number
  won: number
  turns: number
  actions: number
  readonly reasons: Record<ReasonName, number>
}

export function newTally(): Tally {
  const reasons = {} as Record<ReasonName, number>
  for (const reason of REASONS) reasons[reason] = 0
  return { games: 0, won: 0, turns: 0, actions: 0, reasons }
}
