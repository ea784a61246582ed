import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import type { Lang } from '@negotiator/language'
import { complain } from '../../terminal/write.ts'
import { newWorkerPool } from '../../worker-pool.ts'
import { type Database, detailOf, QUEUE } from './database.ts'
import { type Result, type TaskOfJob, TaskPlayer, taskFrom } from './task-player.ts'

/** How long to wait before asking again when there is nothing to do. */
const REST_MS = 100
/** One more than there are threads, so that each has its next tasks at hand. */
const AHEAD = 1
/** How long tasks taken together should keep a thread busy, at least and at most. */
const SHORT_MS = 400
const LONG_MS = 1500
const MOST_TASKS = 64

interface Taken {
  readonly id: string
  readonly data: unknown
}

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
  const player = new TaskPlayer(lang, database, pool, service.weights)
  const worker = new QueueWorker(database, player, service.idleMs, stop)
  const all = Promise.all(Array.from({ length: service.threads + AHEAD }, () => worker.work()))
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
  private readonly database: Database
  private readonly player: TaskPlayer
  private readonly idleMs: number | null
  private readonly stop: AbortSignal
  private readonly underWay = new Set<string>()
  private lastWork = performance.now()

  constructor(database: Database, player: TaskPlayer, idleMs: number | null, stop: AbortSignal) {
    this.database = database
    this.player = player
    this.idleMs = idleMs
    this.stop = stop
  }

  async work(): Promise<void> {
    let size = 1
    while (!this.stop.aborted && !this.isIdle) {
      const taken = await this.database.boss.fetch<unknown>(QUEUE, { batchSize: size })
      if (taken.length === 0) {
        await setTimeout(REST_MS)
        continue
      }
      const started = performance.now()
      for (const { id } of taken) this.underWay.add(id)
      try {
        await this.workOff(taken)
      } catch (error) {
        if (this.stop.aborted) return
        complain(detailOf(error))
        await this.leave(taken.map(({ id }) => id)).catch(() => {})
      }
      for (const { id } of taken) this.underWay.delete(id)
      size = nextSize(size, performance.now() - started)
    }
  }

  private get isIdle(): boolean {
    return this.idleMs !== null && this.underWay.size === 0 && performance.now() - this.lastWork > this.idleMs
  }

  /** Results are kept before tasks are marked done: whoever dies in between only makes them be played twice. */
  private async workOff(taken: readonly Taken[]): Promise<void> {
    const results: Result[] = []
    const done: string[] = []
    const forOthers: string[] = []
    for (const { id, data } of taken) {
      const result = await this.play(taskFrom(data))
      if (result === 'refused') forOthers.push(id)
      else done.push(id)
      if (typeof result === 'object') results.push(result)
    }
    await this.keep(results)
    if (done.length > 0) await this.database.boss.complete(QUEUE, done)
    if (forOthers.length > 0) await this.leave(forOthers)
  }

  /** What goes wrong with one task must not keep the others from being done. */
  private async play(task: TaskOfJob | null): Promise<Result | 'over' | 'refused'> {
    if (task === null) return 'over'
    try {
      return await this.player.play(task)
    } catch (error) {
      if (this.stop.aborted) throw error
      complain(detailOf(error))
      return 'refused'
    }
  }

  /** Twice is as good as once; and nothing is left behind for a job that is over. */
  private async keep(results: readonly Result[]): Promise<void> {
    if (results.length === 0) return
    await this.database.sql(
      `insert into negotiator_lab.result (job, task, played)
       select * from unnest($1::text[], $2::int[], $3::text[]) as came (job, task, played)
       where exists (select from negotiator_lab.job where key = came.job) on conflict do nothing`,
      [
        results.map(({ job }) => job),
        results.map(({ task }) => task),
        results.map(({ played }) => JSON.stringify(played)),
      ],
    )
    this.lastWork = performance.now()
    this.done.chunks += results.length
    for (const { played } of results) this.done.games += played.tally.games
  }

  /** Back into the queue, for others; a moment later, so that it does not come straight back. */
  private async leave(ids: string[]): Promise<void> {
    await setTimeout(REST_MS)
    await this.database.boss.fail(QUEUE, ids)
    await setTimeout(REST_MS)
  }

  async giveBack(): Promise<void> {
    const ids = [...this.underWay]
    if (ids.length > 0) await this.database.boss.fail(QUEUE, ids).catch(() => {})
  }
}

/** Small tasks are taken many at a time, so that little is spent on asking; large ones singly, so that all get some. */
function nextSize(size: number, ms: number): number {
  if (ms < SHORT_MS) return Math.min(MOST_TASKS, size * 2)
  return ms > LONG_MS ? Math.max(1, size >> 1) : size
}
