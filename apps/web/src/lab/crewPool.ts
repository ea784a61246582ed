import type { Chunk, Played } from '@negotiator/lab'
import type { Answer, Task } from './labProtocol.ts'

/** Why chunks cannot be played: the advisor's weights could not be fetched, or something is broken. */
export class PoolProblem extends Error {
  readonly isWeights: boolean

  constructor(isWeights: boolean, detail: string) {
    super(detail)
    this.isWeights = isWeights
  }
}

interface Waiting {
  readonly resolve: (played: Played) => void
  readonly reject: (problem: PoolProblem) => void
}

/** Web workers that play chunks; each has its own queue, and the shortest one gets the next chunk. */
export class CrewPool {
  private readonly workers: readonly { readonly worker: Worker; readonly waiting: Map<number, Waiting> }[]
  private next = 0

  constructor(size: number) {
    this.workers = Array.from({ length: size }, () => {
      const worker = new Worker(new URL('./labWorker.ts', import.meta.url), { type: 'module' })
      const waiting = new Map<number, Waiting>()
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(waiting, data))
      worker.addEventListener('error', ({ message }) => {
        for (const { reject } of waiting.values()) reject(new PoolProblem(false, message ?? 'worker'))
        waiting.clear()
      })
      return { worker, waiting }
    })
  }

  play(chunk: Chunk): Promise<Played> {
    const [{ worker, waiting }] = this.workers.toSorted((a, b) => a.waiting.size - b.waiting.size) as [
      (typeof this.workers)[number],
    ]
    const task: Task = { id: this.next++, chunk }
    return new Promise((resolve, reject) => {
      waiting.set(task.id, { resolve, reject })
      worker.postMessage(task)
    })
  }

  /** What is under way is never answered: nobody waits for it any more. */
  close(): void {
    for (const { worker } of this.workers) worker.terminate()
  }
}

function hear(waiting: Map<number, Waiting>, answer: Answer): void {
  const asked = waiting.get(answer.id)
  waiting.delete(answer.id)
  if ('played' in answer) asked?.resolve(answer.played)
  else
    asked?.reject(
      new PoolProblem(answer.problem === 'weights', answer.problem === 'broken' ? answer.detail : ''),
    )
}
