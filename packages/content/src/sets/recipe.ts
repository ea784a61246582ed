import { deepFreeze } from '../deep-freeze.ts'

/** §12 in numbers. */

/** B1: cards that are always there, either version, mixed freely. */
export const FAMILIES: readonly { readonly cards: readonly string[]; readonly count: number }[] = deepFreeze([
  { cards: ['situation-worsening', 'bad-feeling'], count: 4 },
  { cards: ['getting-angry', 'mad-as-hell'], count: 1 },
  { cards: ['growing-impatient', 'no-time'], count: 2 },
  { cards: ['more-hostages', 'raise-the-stakes'], count: 1 },
])
export const RED_TOTAL = 21
export const MINORS = 3
export const RAISERS = 2
export const OTHERS = 8

/** B3: cards by cost, as they must be there. */
export interface CostBand {
  readonly least: number
  readonly most: number
  readonly cards: number
  readonly isPairs: boolean
}

export const COST_BANDS: readonly CostBand[] = deepFreeze([
  { least: 1, most: 1, cards: 2, isPairs: true },
  { least: 2, most: 2, cards: 6, isPairs: true },
  { least: 3, most: 3, cards: 2, isPairs: true },
  { least: 4, most: 7, cards: 5, isPairs: false },
  { least: 8, most: 8, cards: 1, isPairs: false },
])
export const ZERO_PAIRS: readonly string[] = deepFreeze(['what-are-your-demands', 'small-talk', 'keep-cool'])
export const CONVERSATION_TOTAL = 22
export const HIGHEST_COST = 8
