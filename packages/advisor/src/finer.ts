import type { Game } from '@negotiator/rules'
import { fineShapeOf, Network, type Shape, SITUATIONS } from './network.ts'
import { decodeWeights, type Weights, WeightsError, weightsName } from './weights.ts'

/** A finer shape that has learned nothing of its own yet: it judges as the coarser one does. */
export function finerFrom(shape: Shape, coarse: Network): Network {
  const network = new Network(shape)
  addCoarse(network, coarse, 1)
  return network
}

/** What finer weights have learned beyond the coarser ones: mostly nothing, so a file of it is small. */
export function correctionsOf(finer: Network, coarse: Network): Network {
  const corrections = new Network(finer.shape, finer.weights.slice())
  addCoarse(corrections, coarse, -1)
  return corrections
}

/** The finer weights again: both files together. */
export function withCorrections(coarse: Network, corrections: Network): Network {
  const network = new Network(corrections.shape, corrections.weights.slice())
  addCoarse(network, coarse, 1)
  return network
}

/** The tables of the coarser shape are the first ones of the finer, in every part of the game. */
function addCoarse({ shape, weights }: Network, coarse: Network, times: 1 | -1): void {
  const { size } = coarse.shape
  for (let situation = 0; situation < shape.situations; situation++) {
    const [to, from] = [situation * shape.size, (situation % SITUATIONS) * size]
    for (let i = 0; i < size; i++) weights[to + i] = weights[to + i]! + times * coarse.weights[from + i]!
  }
}

/** Says which weights are corrected: by their tables too, since a trainer that has changed names others the same. */
export const correctedName = ({ origin, tables }: Weights): string =>
  `${weightsName(origin)} tables ${tables}`

/** From a file of corrections. Throws a `WeightsError` that says what is wrong: the file may come from anywhere. */
export function decodeFiner(bytes: Uint8Array, game: Game, coarse: Weights): Weights {
  const finer = decodeWeights(bytes, game, fineShapeOf(game))
  if (finer.origin.on !== correctedName(coarse))
    throw new WeightsError('other-weights', 'learned on top of other weights')
  addCoarse(finer.network, coarse.network, 1)
  return finer
}
