import { once } from 'node:events'
import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import {
  addTally,
  type Chunk,
  Crew,
  chunksOf,
  InOrder,
  type LineUp,
  newTally,
  type Played,
  type Tally,
} from '@negotiator/lab'
import { SIMULATION_FLAGS } from '@negotiator/rules'
import { brainFinder } from '../advisor/brain-finder.ts'
import { newWorkerPool } from '../worker-pool.ts'
import type { Outcome } from './report.ts'

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
  /** The folder of weights. */
  readonly weights: string
}

/** Plays all of it, or as much as there is until `stop`: then what is told are the first games of the whole. */
export async function simulate(
  wanted: Wanted,
  stop: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Outcome[]> {
  for (const flag of SIMULATION_FLAGS) setFlagsFromString(flag)
  const sums = new Sums()
  const results = new InOrder<Of>((played) => sums.add(played))
  if (wanted.threads === 1 && !wanted.lineUps.some(isSlow))
    await playHere(wanted, sums, results, stop, onProgress)
  else await playInThreads(wanted, results, stop, onProgress)
  return sums.outcomes
}

/** A game that takes seconds would keep Ctrl-C waiting: it is played in a thread, which can be ended at any time. */
const isSlow = ({ policy }: LineUp): boolean => policy === 'deep'

/** Some games of a line-up, over. */
interface Of {
  readonly lineUp: LineUp
  readonly tally: Tally
}

/** One outcome for each line-up, in their order. */
class Sums {
  readonly outcomes: Outcome[] = []
  games = 0

  add({ lineUp, tally }: Of): void {
    const { abductor, pack } = lineUp
    let outcome = this.outcomes.at(-1)
    if (outcome?.abductor !== abductor || outcome.pack !== pack) {
      outcome = { abductor, pack, cards: lineUp, tally: newTally() }
      this.outcomes.push(outcome)
    }
    addTally(outcome.tally, tally)
    this.games += tally.games
  }
}

function* allChunks({ lineUps, games, seed }: Wanted): Generator<Chunk, void, void> {
  for (const lineUp of lineUps) yield* chunksOf(lineUp, games, seed)
}

async function playHere(
  wanted: Wanted,
  sums: Sums,
  results: InOrder<Of>,
  stop: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  const crew = new Crew(brainFinder(wanted.weights))
  let number = 0
  let until = performance.now() + SLICE_MS
  for (const chunk of allChunks(wanted)) {
    let played: Tally | null = null
    for (const soFar of crew.play(chunk)) {
      played = soFar
      if (soFar.games % lookEvery(chunk) > 0 || performance.now() < until) continue
      onProgress(sums.games + soFar.games)
      await setImmediate()
      if (stop.aborted) break
      until = performance.now() + SLICE_MS
    }
    if (played !== null) results.add(number++, { lineUp: chunk.lineUp, tally: played })
    if (stop.aborted) return
  }
}

const lookEvery = ({ lineUp }: Chunk): number => (lineUp.policy === 'random' ? GAMES_PER_LOOK : 1)

async function playInThreads(
  wanted: Wanted,
  results: InOrder<Of>,
  stop: AbortSignal,
  onProgress: (done: number) => void,
): Promise<void> {
  const pool = await newWorkerPool(wanted.threads)
  const chunks = allChunks(wanted)
  let [number, done] = [0, 0]
  const feed = async (): Promise<void> => {
    for (let next = chunks.next(); !next.done && !stop.aborted; next = chunks.next()) {
      const mine = number++
      const { lineUp } = next.value
      const { weights } = wanted
      const { tally } = await pool.run<Played>('playChunk', { chunk: next.value, weights })
      results.add(mine, { lineUp, tally })
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
