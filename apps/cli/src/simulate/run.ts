import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { SIMULATION_FLAGS } from '@negotiator/rules'
import { newWorkerPool } from '../worker-pool.ts'
import { type Chunk, chunksOf, type LineUp, playGames } from './chunk.ts'
import { InOrder } from './in-order.ts'
import type { Outcome } from './report.ts'
import type { Tally } from './tally.ts'

/** How long to play before Ctrl-C and the progress line get their turn. */
const SLICE_MS = 40
/** Looking at the clock after every game would cost more than the game. */
const GAMES_PER_LOOK = 16
/** So that no thread has to wait for its next chunk. */
const CHUNKS_PER_THREAD = 2

export interface Wanted {
  readonly lineUps: readonly LineUp[]
  /** For each line-up. */
  readonly games: number
  readonly seed: string
  readonly threads: number
}

/** Plays all of it, or as much as there is until `stop`: then what is told are the first games of the whole. */
export async function simulate(
  wanted: Wanted,
  stop: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Outcome[]> {
  for (const flag of SIMULATION_FLAGS) setFlagsFromString(flag)
  const results = new InOrder()
  if (wanted.threads === 1) await playHere(wanted, results, stop, onProgress)
  else await playInThreads(wanted, results, stop, onProgress)
  return results.outcomes
}

function* allChunks({ lineUps, games, seed }: Wanted): Generator<Chunk, void, void> {
  for (const lineUp of lineUps) yield* chunksOf(lineUp, games, seed)
}

async function playHere(
  wanted: Wanted,
  results: InOrder,
  stop: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  let number = 0
  let until = performance.now() + SLICE_MS
  for (const chunk of allChunks(wanted)) {
    let played: Tally | null = null
    for (const soFar of playGames(chunk)) {
      played = soFar
      if (soFar.games % lookEvery(chunk) > 0 || performance.now() < until) continue
      onProgress(results.games + soFar.games)
      await setImmediate()
      if (stop.aborted) break
      until = performance.now() + SLICE_MS
    }
    if (played !== null) results.add(number++, chunk.lineUp, played)
    if (stop.aborted) return
  }
}

const lookEvery = ({ lineUp }: Chunk): number => (lineUp.policy === 'random' ? GAMES_PER_LOOK : 1)

async function playInThreads(
  wanted: Wanted,
  results: InOrder,
  stop: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  const pool = await newWorkerPool(wanted.threads)
  const chunks = allChunks(wanted)
  let [number, done] = [0, 0]
  const feed = async (): Promise<void> => {
    for (let next = chunks.next(); !next.done && !stop.aborted; next = chunks.next()) {
      const mine = number++
      const tally = await pool.run<Tally>('playChunk', next.value)
      results.add(mine, next.value.lineUp, tally)
      done += tally.games
      onProgress(done)
    }
  }
  const all = Promise.all(Array.from({ length: wanted.threads * CHUNKS_PER_THREAD }, feed))
  try {
    await (stop.aborted ? null : Promise.race([all, once(stop, 'abort')]))
  } finally {
    // What is still under way when it is stopped is refused; nobody waits for it.
    all.catch(() => {})
    await pool.close()
  }
}
