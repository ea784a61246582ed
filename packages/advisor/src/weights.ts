import { type Game, RULES_VERSION } from '@negotiator/rules'
import { AS_LEARNED, type Evening } from './evening.ts'
import { hashOf } from './hash.ts'
import { Network, type Shape, shapeOf } from './network.ts'
import { LEVELS, packed, unpacked } from './packing.ts'

/** Where a file of weights comes from. */
export interface WeightsOrigin {
  readonly abductor: string
  readonly pack: string
  /** Games it was learned from, and the seed of the run. */
  readonly games: number
  readonly seed: string
  /** `TRAINER` of the last stage; 0 if it was learned before trainers had numbers. */
  readonly trainer: number
  /** After how many games the run went on from weights that had been shipped. */
  readonly stages: readonly number[]
  readonly evening: Evening
  /** `correctedName` of those that these correct; null if they stand alone. */
  readonly on: string | null
  readonly rules: string
  /** `contentKey` of the game it was learned for. */
  readonly content: string
}

export interface Weights {
  readonly origin: WeightsOrigin
  readonly network: Network
  /** Tells tables apart, whatever their header says: eight hex digits of their bytes. */
  readonly tables: string
  /** The cards or the rules have changed since: it still plays, but less well than it says. */
  readonly isStale: boolean
}

/** Cut off or edited; no file of weights at all; of a game with other cards; corrections of other weights. */
export type WeightsProblem = 'damaged' | 'not-weights' | 'other-cards' | 'other-weights'

export class WeightsError extends Error {
  readonly problem: WeightsProblem

  constructor(problem: WeightsProblem, detail: string) {
    super(detail)
    this.problem = problem
  }
}

/** The first bytes of a file of weights. */
const MAGIC = 'HNW1'
const MOST_HEADER_BYTES = 4096
const MOST_STAGES = 100
/** A logistic sum of some dozen such weights says 0 or 1 long before; a file that has larger ones was not learned. */
const LARGEST_WEIGHT = 1_000

/** A file: magic, the header as a line of JSON, then per table of every situation its largest weight (a float) and all its weights as bytes. */
export function encodeWeights(origin: WeightsOrigin, network: Network): Uint8Array {
  const { shape, weights } = network
  const header = asciiBytes(`${MAGIC}${JSON.stringify(origin)}\n`)
  const tables = tableRanges(shape)
  const bytes = new Uint8Array(header.length + tables.length * 4 + weights.length)
  bytes.set(header)
  const view = new DataView(bytes.buffer)
  let at = header.length
  for (const [from, to] of tables) {
    const most = largest(weights, from, to)
    view.setFloat32(at, most, true)
    at += 4
    for (let i = from; i < to; i++) view.setInt8(at++, packed(weights[i]!, most))
  }
  return bytes
}

/** Throws a `WeightsError` that says what is wrong: the file may come from anywhere. */
export function decodeWeights(bytes: Uint8Array, game: Game, shape = shapeOf(game)): Weights {
  const end = bytes.subarray(0, MOST_HEADER_BYTES).indexOf(10)
  const header = end < 0 ? '' : String.fromCharCode(...bytes.subarray(0, end))
  if (!header.startsWith(MAGIC)) throw new WeightsError('not-weights', 'not a file of weights')
  const origin = originOf(header.slice(MAGIC.length))
  const ranges = tableRanges(shape)
  const expected = end + 1 + ranges.length * 4 + shape.size * shape.situations
  if (bytes.length !== expected) {
    throw new WeightsError('other-cards', `${bytes.length} bytes where this game needs ${expected}`)
  }
  const network = new Network(shape, undefined, origin.evening)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let at = end + 1
  for (const [from, to] of ranges) {
    const most = view.getFloat32(at, true)
    if (!(most >= 0 && most <= LARGEST_WEIGHT))
      throw new WeightsError('damaged', 'the largest weight of a table is none')
    at += 4
    for (let i = from; i < to; i++) network.weights[i] = unpacked(levelAt(view, at++), most)
  }
  const tables = hashOf(bytes.subarray(end + 1))
  return { origin, network, tables, isStale: isOfOtherRules(origin) || origin.content !== contentKey(game) }
}

/** As `packed` makes them. */
function levelAt(view: DataView, at: number): number {
  const level = view.getInt8(at)
  if (level < -LEVELS) throw new WeightsError('damaged', 'a weight is larger than the largest of its table')
  return level
}

export const isOfOtherRules = ({ rules }: WeightsOrigin): boolean => rules !== RULES_VERSION

export function largest(weights: Float32Array, from: number, to: number): number {
  let most = 0
  for (let i = from; i < to; i++) most = Math.max(most, Math.abs(weights[i]!))
  return most
}

/** Ids, versions and hashes: nothing in a header is beyond ASCII. */
const asciiBytes = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0) & 127)

function originOf(json: string): WeightsOrigin {
  try {
    const {
      abductor,
      pack,
      games,
      seed,
      trainer = 0,
      stages = [],
      evening = AS_LEARNED,
      on = null,
      rules,
      content,
    } = JSON.parse(json)
    return {
      abductor: `${abductor}`,
      pack: `${pack}`,
      games: count(games),
      seed: `${seed}`,
      trainer: count(trainer),
      stages: counts(stages),
      evening: lineOf(evening),
      on: on === null ? null : `${on}`,
      rules: `${rules}`,
      content: `${content}`,
    }
  } catch (error) {
    if (error instanceof WeightsError) throw error
    throw new WeightsError('damaged', 'its header cannot be read')
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function count(value: unknown): number {
  if (isCount(value)) return value
  throw new WeightsError('damaged', 'what its header counts is no number')
}

function counts(list: unknown): number[] {
  if (Array.isArray(list) && list.length <= MOST_STAGES && list.every(isCount)) return list
  throw new WeightsError('damaged', 'its stages are not numbers')
}

function lineOf({ scale, shift }: Evening): Evening {
  if (Number.isFinite(scale) && scale > 0 && Number.isFinite(shift)) return { scale, shift }
  throw new WeightsError('damaged', 'its line is none')
}

/** Where each table of every situation begins and ends. */
export function tableRanges({ offset, size, situations }: Shape): [from: number, to: number][] {
  return Array.from({ length: situations }, (_, situation) =>
    Array.from(offset, (from, table): [number, number] => [
      situation * size + from,
      situation * size + (offset[table + 1] ?? size),
    ]),
  ).flat()
}

/** Tells weights of different runs apart: whatever was worked out with others is another answer. */
export const weightsName = (origin: WeightsOrigin): string => {
  const { abductor, pack, games, seed, trainer, rules, content, stages, on } = origin
  const run = [abductor, pack, games, seed, rules, content, ...stages]
  return [...run, ...(trainer === 0 ? [] : ['trainer', trainer]), ...(on === null ? [] : ['on', on])].join(
    ' ',
  )
}

/** Tells games with other cards apart: eight hex digits of everything that a game is made of. */
export function contentKey(game: Game): string {
  const json = JSON.stringify(game.content)
  return hashOf(Uint16Array.from({ length: json.length }, (_, i) => json.charCodeAt(i)))
}
