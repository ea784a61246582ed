import type { Game } from '@negotiator/rules'
import { anyShapeOf } from './network.ts'
import { decodeWeights, type Weights } from './weights.ts'

/** What the advisor knows about a game. */
export interface Brain extends Weights {
  /** Learned for these very cards, or for any game: then it plays sensibly, but less strongly. */
  readonly isOwn: boolean
}

/** The weights learned for a game, if there are any that fit, or else those for any game. Throws a `WeightsError`. */
export function brainFor(game: Game, own: Uint8Array | null, any: Uint8Array): Brain {
  if (own !== null) return { ...decodeWeights(own, game), isOwn: true }
  return { ...decodeWeights(any, game, anyShapeOf(game)), isOwn: false, isStale: false }
}
