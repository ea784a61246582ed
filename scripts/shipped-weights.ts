import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { brainFor, type Network, withFiner } from '@negotiator/advisor'
import type { Game } from '@negotiator/rules'
import { weightsFile } from './train/files.ts'

export interface Shipped {
  readonly network: Network
  /** Other weights have another name; how they were evened out does not change play. */
  readonly name: string
  /** What the thorough tier thinks with; its name is the same where it has no finer tables. */
  readonly thorough: Network
  readonly thoroughName: string
}

export function shippedWeights(game: Game, abductor: string, pack: string): Shipped {
  const lesson = { abductor, pack, values: null }
  const own = gunzipSync(readFileSync(weightsFile({ ...lesson, isFiner: false })))
  const finerFile = weightsFile({ ...lesson, isFiner: true })
  const finer = existsSync(finerFile) ? gunzipSync(readFileSync(finerFile)) : null
  const brain = brainFor(game, own, new Uint8Array())
  const { network, thorough } = finer === null ? brain : withFiner(game, brain, finer)
  const name = hashOf(own)
  return { network, name, thorough, thoroughName: finer === null ? name : `${name}+${hashOf(finer)}` }
}

/** Of the tables, without the header. */
const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256')
    .update(bytes.subarray(bytes.indexOf(10)))
    .digest('hex')
    .slice(0, 12)
