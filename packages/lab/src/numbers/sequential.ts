import { alwaysValid } from './always-valid.ts'
import type { Pairs } from './pairs.ts'

/** Which of two versions is won more often; `same`: by less than matters; `open`: not sure yet. */
export type Verdict = 'first' | 'second' | 'same' | 'open'

export interface Compared {
  readonly verdict: Verdict
  /** By how much the first is won more often; the interval holds however often one has looked. */
  readonly low: number
  readonly high: number
}

/** Of the chance to be wrong, most is left to the question which one is better. */
const SHARE_OF_SIDES = 0.8

/**
 * May be asked after every pair; the chance that it ever says something false is at most `error`. Pairs that end alike
 * tell nothing about which is better, so the question is who wins the others: more than half of them, or less?
 */
export function compare({ pairs, first, second }: Pairs, error: number, margin: number): Compared {
  const unlike = first + second
  const [leastShare, mostShare] = alwaysValid(first, second, error * SHARE_OF_SIDES)
  const [fewest, most] = alwaysValid(unlike, pairs - unlike, error * (1 - SHARE_OF_SIDES))
  const [leastLead, mostLead] = [2 * leastShare - 1, 2 * mostShare - 1]
  const low = leastLead * (leastLead < 0 ? most : fewest)
  const high = mostLead * (mostLead > 0 ? most : fewest)
  return { verdict: verdictOf(low, high, margin), low, high }
}

function verdictOf(low: number, high: number, margin: number): Verdict {
  if (low > -margin && high < margin) return 'same'
  if (low > 0) return 'first'
  return high < 0 ? 'second' : 'open'
}
