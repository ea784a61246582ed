import {
  DEEP,
  Deep,
  FlatMonteCarlo,
  Greedy,
  Instant,
  type Network,
  type Player,
  SEARCH,
  THUMB,
} from '@negotiator/advisor'
import { CONTENT_HASH } from '@negotiator/content'
import { RandomChoice } from '@negotiator/lab'
import { type Game, RULES_VERSION } from '@negotiator/rules'
import { type Shipped, shippedWeights } from '../shipped-weights.ts'
import type { PolicyName, Task } from './wanted.ts'

const FLAT_ROLLOUTS = 10_000

/** Beside the number of a game: not the seed of its dice, or decisions would know them. */
const DECISION_SEED = 4_711

/** Whoever decides by chance is told the number of the game, so that what he does in it does not depend on those before. */
type NumberedPlayer = Player & { begin?(low: number, high: number): void }

export interface Line {
  readonly player: NumberedPlayer
  /** Also for those who do not use it: luck is measured by it. */
  readonly network: Network
  readonly run: string
}

export function lineFor(game: Game, { abductor, pack, policy }: Task): Line {
  const shipped = shippedWeights(game, abductor, pack)
  const network = policy === 'deep' ? shipped.thorough : shipped.network
  return { player: playerFor(policy, game, network), network, run: runOf(policy, shipped) }
}

export const beginGame = (player: NumberedPlayer, number: number): void =>
  player.begin?.(number, DECISION_SEED)

/** Rules, cards, settings, and of who thinks with weights also these and the search: what was played with others does not count. */
export function runOf(policy: PolicyName, shipped: Pick<Shipped, 'name' | 'thoroughName'>): string {
  const weights = policy === 'deep' ? shipped.thoroughName : shipped.name
  return JSON.stringify({ rules: RULES_VERSION, content: CONTENT_HASH, ...settingsOf(policy, weights) })
}

/** By which search a run was played; null if its player does not search. */
export const searchOf = (run: string): number | null => JSON.parse(run).search ?? null

/** Who does without the weights keeps his games when they or the search change: taking off the luck is fair by any of them. */
function settingsOf(policy: PolicyName, weights: string): object {
  if (policy === 'instant') return { search: SEARCH, weights }
  return policy === 'deep' ? { search: SEARCH, weights, settings: DEEP } : { settings: THUMB }
}

function playerFor(policy: PolicyName, game: Game, network: Network): NumberedPlayer {
  switch (policy) {
    case 'random':
      return new RandomChoice(game)
    case 'greedy':
      return new Greedy(game)
    case 'flat-10000':
      return new FlatMonteCarlo(game, new Greedy(game), FLAT_ROLLOUTS, 'flat')
    case 'instant':
      return new Instant(game, network)
    case 'deep':
      return new Deep(game, network)
  }
}
