import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { LabRun, type Played, parseJob, weightsNames } from '@negotiator/lab'
import { type Lang, labText } from '@negotiator/language'
import { printable } from '../../terminal/printable.ts'
import { complain } from '../../terminal/write.ts'
import { newWorkerPool, type WorkerPool } from '../../worker-pool.ts'
import { brainsFor } from '../used-brains.ts'
import { type Database, detailOf, QUEUE } from './database.ts'
import { jsonOrNull } from './submit.ts'

/** How long to wait before asking again when there is nothing to do. */
const REST_MS = 100
/** A job with all that was compiled for it is not small. */
const MOST_JOBS = 8
/** One more than there are threads, so that each has its next task at hand. */
const TASKS_AHEAD = 1

export interface Done {
  chunks: number
  games: number
}

export interface Service {
  readonly threads: number
  readonly weights: string
  /** Ends once there was nothing to do for so long; null: never. */
  readonly idleMs: number | null
}

/** Works off tasks of any job until `stop`. What is under way then goes back to the queue. */
export async function serve(
  lang: Lang,
  database: Database,
  service: Service,
  stop: AbortSignal,
): Promise<Done> {
  const pool = await newWorkerPool(service.threads)
  const worker = new QueueWorker(lang, database, pool, service)
  const all = Promise.all(Array.from({ length: service.threads + TASKS_AHEAD }, () => worker.work(stop)))
  try {
    await (stop.aborted ? null : Promise.race([all, once(stop, 'abort')]))
  } finally {
    all.catch(() => {})
    await pool.close()
    await worker.giveBack()
  }
  return worker.done
}

class QueueWorker {
  readonly done: Done = { chunks: 0, games: 0 }
  private readonly lang: Lang
  private readonly database: Database
  private readonly pool: WorkerPool
  private readonly service: Service
  private readonly jobs = new Map<string, Promise<LabRun | 'over' | 'refused'>>()
  private readonly underWay = new Set<string>()
  private lastWork = performance.now()

  constructor(lang: Lang, database: Database, pool: WorkerPool, service: Service) {
    this.lang = lang
    this.database = database
    this.pool = pool
    this.service = service
  }

  async work(stop: AbortSignal): Promise<void> {
    const { boss } = this.database
    while (!stop.aborted && !this.isIdle) {
      const [taken] = await boss.fetch<unknown>(QUEUE)
      if (taken === undefined) {
        await setTimeout(REST_MS)
        continue
      }
      this.underWay.add(taken.id)
      try {
        const isDone = await this.play(taken.data)
        if (isDone) await boss.complete(QUEUE, taken.id)
        else await this.leave(taken.id)
      } catch (error) {
        if (stop.aborted) return
        complain(detailOf(error))
        await this.leave(taken.id).catch(() => {})
      }
      this.underWay.delete(taken.id)
    }
  }

  private get isIdle(): boolean {
    const { idleMs } = this.service
    return idleMs !== null && this.underWay.size === 0 && performance.now() - this.lastWork > idleMs
  }

  /** False if somebody else has to. A task of a job that is over is done. */
  private async play(data: unknown): Promise<boolean> {
    const task = taskFrom(data)
    if (task === null) return true
    const run = await this.jobOf(task.job)
    if (run === 'refused') return false
    if (run === 'over' || task.task >= run.tasks.length) return true
    const { weights } = this.service
    const chunk = run.chunkOf(task.task)
    const played = await this.pool.run<Played>('playChunk', { chunk, weights })
    // Twice is as good as once; and nothing is left behind for a job that is over.
    await this.database.sql(
      `insert into negotiator_lab.result (job, task, played)
       select $1, $2, $3 where exists (select from negotiator_lab.job where key = $1) on conflict do nothing`,
      [task.job, task.task, JSON.stringify(played)],
    )
    this.lastWork = performance.now()
    this.done.chunks++
    this.done.games += played.tally.games
    return true
  }

  /** Read once: it never changes under its key. */
  private jobOf(key: string): Promise<LabRun | 'over' | 'refused'> {
    let job = this.jobs.get(key)
    if (job === undefined) {
      if (this.jobs.size >= MOST_JOBS) this.jobs.clear()
      job = this.open(key)
      this.jobs.set(key, job)
      // What was not there, or could not be read, may be there the next time.
      job.then(
        (opened) => opened === 'over' && this.jobs.delete(key),
        () => this.jobs.delete(key),
      )
    }
    return job
  }

  private async open(key: string): Promise<LabRun | 'over' | 'refused'> {
    const [found] = await this.database.sql('select job from negotiator_lab.job where key = $1', [key])
    if (found === undefined) return 'over'
    const job = parseJob(jsonOrNull(`${found.job}`))
    const shown = { job: printable(key) }
    if (typeof job === 'string') {
      complain(labText(this.lang, 'worker.other-version', shown))
      return 'refused'
    }
    const brains = brainsFor(job, this.service.weights).map(({ brain }) => brain)
    if (`${weightsNames(brains)}` !== `${job.weights}`) {
      complain(labText(this.lang, 'worker.other-weights', shown))
      return 'refused'
    }
    return new LabRun(job)
  }

  /** Back into the queue, for others; a moment later, so that it does not come straight back. */
  private async leave(id: string): Promise<void> {
    await setTimeout(REST_MS)
    await this.database.boss.fail(QUEUE, id)
    await setTimeout(REST_MS)
  }

  async giveBack(): Promise<void> {
    const ids = [...this.underWay]
    if (ids.length > 0) await this.database.boss.fail(QUEUE, ids).catch(() => {})
  }
}

/** What is in the queue may come from anywhere. */
function taskFrom(data: unknown): { readonly job: string; readonly task: number } | null {
  const { job, task } = (data ?? {}) as { job?: unknown; task?: unknown }
  const isTask = typeof job === 'string' && typeof task === 'number' && Number.isInteger(task) && task >= 0
  return isTask ? { job, task } : null
}
