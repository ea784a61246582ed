import { WORKER_FILE } from './beside.ts'

/** Threads that share out the work of `worker.ts`. */
export interface WorkerPool {
  run<Result>(name: keyof typeof import('./worker.ts'), task: unknown): Promise<Result>
  /** Ends the threads, whatever they are doing; what still runs is refused. */
  close(): Promise<void>
}

/** Loaded only where it is wanted: most commands never need a second thread. */
export async function newWorkerPool(threads: number): Promise<WorkerPool> {
  const { Piscina } = await import('piscina')
  const pool = new Piscina({ filename: WORKER_FILE, minThreads: threads, maxThreads: threads })
  return {
    run: (name, task) => pool.run(task, { name }),
    close: () => pool.destroy(),
  }
}
