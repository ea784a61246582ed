import type { Game } from '@negotiator/rules'
import { decodeFiner } from './finer.ts'
import { anyShapeOf, type Network } from './network.ts'
import { decodeWeights, isOfOtherRules, type Weights, weightsName } from './weights.ts'

/** What the advisor knows about a game. */
export interface Brain extends Weights {
  /** Learned for these very cards, or for any game: then it plays sensibly, but less strongly. */
  readonly isOwn: boolean
  /** What a search thinks with: finer tables where there are any, otherwise the same. */
  readonly thorough: Network
  /** Tells brains apart: whatever was worked out with another one is another answer. */
  readonly name: string
}

/** The weights learned for a game, if there are any that fit, or else those for any game. Throws a `WeightsError`. */
export function brainFor(game: Game, own: Uint8Array | null, any: Uint8Array): Brain {
  if (own !== null) return { ...coarse(decodeWeights(own, game)), isOwn: true }
  const forAny = coarse(decodeWeights(any, game, anyShapeOf(game)))
  // Learned from no cards in particular: none can have changed.
  return { ...forAny, isOwn: false, isStale: isOfOtherRules(forAny.origin) }
}

const coarse = (weights: Weights) => ({
  ...weights,
  thorough: weights.network,
  name: weightsName(weights.origin),
})

/** The same with what a finer look adds to it, from a file. Throws a `WeightsError`. */
export function withFiner(game: Game, brain: Brain, finer: Uint8Array): Brain {
  const { network, origin, isStale } = decodeFiner(finer, game, brain)
  return { ...brain, thorough: network, name: weightsName(origin), isStale: brain.isStale || isStale }
}
