import { Z } from '@negotiator/advisor'
import { CONTENT_HASH } from '@negotiator/content'
import { RULES_VERSION } from '@negotiator/rules'
import type { Shipped } from '../shipped-weights.ts'

export const BINS = 10

export interface Bin {
  readonly games: number
  /** Summed up over the games of the bin. */
  readonly predicted: number
  readonly won: number
}

export interface Calibration {
  /** `runOf` the weights and games it was played with. */
  readonly run: string
  readonly abductor: string
  readonly games: number
  readonly bins: readonly Bin[]
}

/** Rules, cards, weights, what they are evened out by (it is what they say) and games: with others it is played anew. */
export const runOf = ({ name, network }: Pick<Shipped, 'name' | 'network'>, games: number): string =>
  JSON.stringify({
    rules: RULES_VERSION,
    content: CONTENT_HASH,
    weights: name,
    evening: network.evening,
    games,
  })

/** What was expected in a bin, what came, and how far both may differ by chance alone; all in shares of 1. */
export function checkOf({ games, predicted, won }: Bin) {
  const expected = predicted / games
  const observed = won / games
  const byChance = Z * Math.sqrt((expected * (1 - expected)) / games)
  return { expected, observed, byChance, beyond: Math.max(0, Math.abs(expected - observed) - byChance) }
}
