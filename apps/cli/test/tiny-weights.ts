import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import {
  AS_LEARNED,
  anyShapeOf,
  contentKey,
  correctedName,
  decodeWeights,
  encodeWeights,
  fineShapeOf,
  Network,
  SETTINGS,
  TRAINER,
  Trainer,
} from '@negotiator/advisor'
import type { PackId } from '@negotiator/content'
import { RULES_VERSION } from '@negotiator/rules'
import { gameOf } from '@negotiator/session'
import { newFolder } from './run-negotiator.ts'

/** Enough to prefer some moves to others; strength is not the point here. */
const GAMES = 40

/** A folder of weights learned in a moment, by the shipped trainer. */
export function newWeightsFolder(): string {
  const folder = join(newFolder(), 'weights')
  mkdirSync(folder)
  return folder
}

export function learnOwn(folder: string, abductor: string, pack: PackId, content?: string): void {
  const game = gameOf(abductor, pack)
  const trainer = new Trainer(game)
  for (let i = 0; i < GAMES; i++) trainer.playOne(i)
  const origin = {
    abductor,
    pack,
    games: GAMES,
    seed: SETTINGS.seed,
    trainer: TRAINER,
    stages: [],
    evening: AS_LEARNED,
    on: null,
    rules: RULES_VERSION,
    content: content ?? contentKey(game),
  }
  put(folder, `${abductor}-${pack}`, encodeWeights(origin, trainer.network))
}

/** Finer tables that have learned nothing, on top of what `learnOwn` has written; or of something else. */
export function learnFiner(folder: string, abductor: string, pack: PackId, isOfOthers = false): void {
  const game = gameOf(abductor, pack)
  const bytes = gunzipSync(readFileSync(fileOf(folder, `${abductor}-${pack}`)))
  const own = decodeWeights(bytes, game)
  const { origin } = own
  const on = isOfOthers ? 'others' : correctedName(own)
  put(folder, `${abductor}-${pack}.finer`, encodeWeights({ ...origin, on }, new Network(fineShapeOf(game))))
}

/** For any game: of which nothing is known yet. */
export function learnAny(folder: string, seed = '', rules: string = RULES_VERSION): void {
  const network = new Network(anyShapeOf(gameOf('arkayne', 'base')))
  const origin = {
    abductor: 'any',
    pack: 'any',
    games: 0,
    seed,
    trainer: TRAINER,
    stages: [],
    evening: AS_LEARNED,
    on: null,
    rules,
    content: '',
  }
  put(folder, 'any-any', encodeWeights(origin, network))
}

const fileOf = (folder: string, name: string): string => join(folder, `${name}.weights.gz`)

function put(folder: string, name: string, bytes: Uint8Array): void {
  writeFileSync(fileOf(folder, name), gzipSync(bytes))
}
