import { Network } from '../network.ts'
import { LEVELS, packed, unpacked } from '../packing.ts'
import { largest, tableRanges } from '../weights.ts'

/** How far a weight may be off that was corrected by 1 in all; one used a hundred times as much, a tenth of that. */
const TOLERANCE = 0.015
/** From nothing at all to the finest: what is round in this sense takes little room in a packed file. */
const ROUND_TO = [2 * LEVELS, 64, 32, 16, 8, 4, 2]

/** What ships of learned weights, as it comes out of its file: rounded by their use, and to what a byte can tell. */
export function asShipped({ shape, weights }: Network, use: Float32Array): Network {
  const shipped = new Network(shape, weights.slice())
  coarsen(shipped, use)
  return asStored(shipped)
}

/** The same as encoded and decoded. */
function asStored({ shape, weights }: Network): Network {
  const stored = new Network(shape)
  for (const [from, to] of tableRanges(shape)) {
    const most = Math.fround(largest(weights, from, to))
    // A byte knows no −0.
    for (let i = from; i < to; i++) stored.weights[i] = unpacked(packed(weights[i]!, most) | 0, most)
  }
  return stored
}

/**
 * Makes every weight the roundest of those that are near enough. What was hardly ever used rests on the luck of a few
 * games, and would take as much room as what all others rest on. `use` is by how much each was corrected in all.
 */
export function coarsen({ shape, weights }: Network, use: Float32Array): void {
  for (const [from, to] of tableRanges(shape)) {
    const most = largest(weights, from, to)
    for (let i = from; i < to; i++) weights[i] = unpacked(roundest(weights[i]!, most, use[i]!), most)
  }
}

function roundest(weight: number, most: number, use: number): number {
  const exact = packed(weight, most)
  const tolerance = TOLERANCE / Math.sqrt(use)
  for (const step of ROUND_TO) {
    const round = Math.round(exact / step) * step
    if (Math.abs(round) <= LEVELS && Math.abs(unpacked(round, most) - weight) <= tolerance) return round
  }
  return exact
}
