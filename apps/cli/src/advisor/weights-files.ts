import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import {
  brainFor,
  type Brain as Learned,
  WeightsError,
  type WeightsProblem,
  withFiner,
} from '@negotiator/advisor'
import type { Game } from '@negotiator/rules'
import { WEIGHTS_FOLDER } from '../beside.ts'
import { type FileProblem, fileProblem } from '../file-problem.ts'

/** What was learned, and from which file it comes. */
export interface Brain extends Learned {
  readonly file: string
  /** Why a file learned for this very game is not used, although it is there. */
  readonly unusable: BrainProblem | null
}

export type BrainProblem =
  | FileProblem
  | { readonly code: WeightsProblem; readonly file: string; readonly detail: string }

/** Nothing to advise with: no weights for these cards, nor for any game. */
export class NoBrain extends Error {
  readonly problem: BrainProblem

  constructor(problem: BrainProblem) {
    super(`${problem.file}: ${problem.detail}`)
    this.problem = problem
  }
}

/** Many times what a file of weights has; more would only eat memory. */
const LARGEST_FILE = 20_000_000
const LARGEST_WEIGHTS = 100_000_000

/** NEGOTIATOR_WEIGHTS overrides. */
export function weightsFolder(env: Readonly<Record<string, string | undefined>> = process.env): string {
  return env.NEGOTIATOR_WEIGHTS ? resolve(env.NEGOTIATOR_WEIGHTS) : WEIGHTS_FOLDER
}

/**
 * Weights of the very cards if there are any that fit, and what a finer look adds to them, or else those for any game.
 * Throws NoBrain.
 */
export function loadBrain(game: Game, abductor: string, pack: string, folder = weightsFolder()): Brain {
  const named = (name: string) => join(folder, `${abductor}-${pack}.${name}.gz`)
  const own = attempt(named('weights'), (bytes) => brainFor(game, bytes, NONE))
  if ('code' in own) return loadAnyBrain(game, folder, own.code === 'missing' ? null : own)
  const finer = attempt(named('finer.weights'), (bytes) => withFiner(game, own, bytes))
  if ('code' in finer) return { ...own, unusable: finer.code === 'missing' ? null : finer }
  return { ...finer, file: own.file, unusable: null }
}

/** The weights for any game. Throws NoBrain. */
export function loadAnyBrain(game: Game, folder: string, unusable: BrainProblem | null = null): Brain {
  const any = attempt(join(folder, 'any-any.weights.gz'), (bytes) => brainFor(game, null, bytes))
  if ('network' in any) return { ...any, unusable }
  throw new NoBrain(unusable ?? any)
}

const NONE = new Uint8Array()

/** A file can be anything until it has been read. */
function attempt(
  file: string,
  decode: (bytes: Uint8Array) => Learned,
): (Learned & { file: string }) | BrainProblem {
  try {
    if (statSync(file).size > LARGEST_FILE) return { code: 'too-large', file, detail: `${LARGEST_FILE}` }
    const bytes = gunzipSync(readFileSync(file), { maxOutputLength: LARGEST_WEIGHTS })
    return { ...decode(bytes), file }
  } catch (error) {
    if (error instanceof WeightsError) return { code: error.problem, file, detail: error.message }
    const { code = '' } = error as NodeJS.ErrnoException
    // What zlib complains about.
    if (code.startsWith('Z_') || code === 'ERR_BUFFER_TOO_LARGE')
      return { code: 'damaged', file, detail: code }
    return fileProblem(file, error)
  }
}
