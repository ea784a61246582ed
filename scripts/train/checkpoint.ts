import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Trainer } from '@negotiator/advisor'

/** Where the learner stood after some games. */
export interface CurvePoint {
  readonly games: number
  /** Won without exploration, out of `of` games that are always the same; points of 6 000 games have the luck taken off. */
  readonly won: number
  readonly of: number
}

/** What a run goes on from. */
export interface Progress {
  readonly run: string
  readonly games: number
  /** After how many games it went on from the shipped weights: their step sizes were learned anew from there. */
  readonly stages: readonly number[]
  readonly curve: readonly CurvePoint[]
}

/** Written beside and moved into place: a run that is killed goes on from the last whole checkpoint. */
export function writeCheckpoint(file: string, trainer: Trainer, progress: Progress): void {
  const header = Buffer.from(`${JSON.stringify(progress)}\n`)
  const arrays = arraysOf(trainer).map(({ buffer }) => new Uint8Array(buffer))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, Buffer.concat([header, ...arrays]))
  renameSync(`${file}.new`, file)
}

/** Null if there is none, if it holds something else than this trainer, or if it is of another run (other settings, rules or content) than the one wanted, if any. */
export function readCheckpoint(file: string, trainer: Trainer, run: string | null): Progress | null {
  if (!existsSync(file)) return null
  const bytes = readFileSync(file)
  const end = bytes.indexOf(10)
  const progress: Progress = JSON.parse(bytes.subarray(0, end).toString())
  if (run !== null && progress.run !== run) return null
  let from = end + 1
  const size = arraysOf(trainer).reduce((sum, { byteLength }) => sum + byteLength, 0)
  if (bytes.length !== from + size) return null
  for (const array of arraysOf(trainer)) {
    new Uint8Array(array.buffer).set(bytes.subarray(from, from + array.byteLength))
    from += array.byteLength
  }
  return progress
}

const arraysOf = (trainer: Trainer) => [
  trainer.network.weights,
  trainer.mean,
  trainer.signed,
  trainer.absolute,
]
