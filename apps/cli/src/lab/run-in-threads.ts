import { once } from 'node:events'
import { type LabRun, type Played, workOff } from '@negotiator/lab'
import { newWorkerPool } from '../worker-pool.ts'

/** So that no thread has to wait for its next task. */
const TASKS_PER_THREAD = 2

export interface Told {
  onProgress(): void
  /** Nobody plays. */
  onWaiting(): void
}

/** Works a job off: all of it, or as much as there is until `stop`. */
export type Work = (run: LabRun, stop: AbortSignal, told: Told) => Promise<void>

export const inThreads =
  (threads: number, weights: string): Work =>
  async (run, stop, { onProgress }) => {
    const pool = await newWorkerPool(threads)
    const all = workOff(
      run,
      threads * TASKS_PER_THREAD,
      (chunk) => pool.run<Played>('playChunk', { chunk, weights }),
      () => stop.aborted,
      onProgress,
    )
    try {
      await (stop.aborted ? null : Promise.race([all, once(stop, 'abort')]))
    } finally {
      // What is still under way when it is stopped is refused; nobody waits for it.
      all.catch(() => {})
      await pool.close()
    }
  }
