import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { decodeWeights, type Network } from '@negotiator/advisor'
import type { Game } from '@negotiator/rules'
import { weightsFile } from './train/files.ts'

export interface Shipped {
  readonly network: Network
  /** Other weights have another name; how they were evened out does not change play. */
  readonly name: string
}

export function shippedWeights(game: Game, abductor: string, pack: string): Shipped {
  const bytes = gunzipSync(readFileSync(weightsFile(abductor, pack)))
  const { network } = decodeWeights(bytes, game)
  const tables = bytes.subarray(bytes.indexOf(10))
  return { network, name: createHash('sha256').update(tables).digest('hex').slice(0, 12) }
}
