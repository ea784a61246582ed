import { type Network, SEARCH, Z } from '@negotiator/advisor'
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

/** Whose word is held against whose games: of the two tiers, and of finer tables about the games of the quick tier. */
const TIERS = {
  quick: { says: 'network', plays: 'network' },
  finer: { says: 'thorough', plays: 'thorough' },
  'finer-of-quick': { says: 'thorough', plays: 'network' },
} as const
export type Saying = keyof typeof TIERS
const SAYINGS = Object.keys(TIERS) as Saying[]

/** Only those with finer tables say something else by them. */
export const sayingsOf = ({ name, thoroughName }: Shipped): Saying[] =>
  name === thoroughName ? ['quick'] : SAYINGS

export const figuresOf = (abductor: string, saying: Saying): string =>
  `calibration/${abductor}${saying === 'quick' ? '' : `-${saying}`}`

export const networksOf = (shipped: Pick<Shipped, 'network' | 'thorough'>, saying: Saying) => {
  const { says, plays } = TIERS[saying]
  return { says: shipped[says], plays: shipped[plays] }
}

export interface Calibration {
  /** `runOf` the weights and games it was played with. */
  readonly run: string
  readonly abductor: string
  readonly games: number
  readonly bins: readonly Bin[]
}

/** Rules, cards, search, weights, what they are evened out by (it is what they say) and games: with others it is played anew. */
export function runOf(shipped: Shipped, games: number, saying: Saying): string {
  const nameOf = (network: Network) => (network === shipped.network ? shipped.name : shipped.thoroughName)
  const { says, plays } = networksOf(shipped, saying)
  return JSON.stringify({
    rules: RULES_VERSION,
    content: CONTENT_HASH,
    search: SEARCH,
    weights: nameOf(says),
    evening: says.evening,
    player: nameOf(plays),
    games,
  })
}

/** What was expected in a bin, what came, and how far both may differ by chance alone; all in shares of 1. */
export function checkOf({ games, predicted, won }: Bin) {
  const expected = predicted / games
  const observed = won / games
  const byChance = Z * Math.sqrt((expected * (1 - expected)) / games)
  return { expected, observed, byChance, beyond: Math.max(0, Math.abs(expected - observed) - byChance) }
}
