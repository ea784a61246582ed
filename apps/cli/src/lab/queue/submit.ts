import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { jobKey, type LabRun, parsePlayed } from '@negotiator/lab'
import type { Lang } from '@negotiator/language'
import type { Told, Work } from '../run-in-threads.ts'
import { type Database, openDatabase, QUEUE, QUEUE_SCHEMA } from './database.ts'
import { taskId } from './task-id.ts'

/** How often the database is asked for results. */
const POLL_MS = 100
/** So many tasks are in the queue at once; a duel may end any time, so it gets fewer. */
const AHEAD = { study: 2000, duel: 64 }
/** Rows at once, so that no answer is too large. */
const BATCH = 500
/** Whoever dies while playing must not lose the task; it is tried until it is done. */
const RETRIES = 1_000_000

/** Lets workers play: puts tasks into the queue of a database and adds up what comes back, in order. */
export const byQueue =
  (lang: Lang, url: string, leaseMs: number): Work =>
  async (run, stop, told) => {
    const database = await openDatabase(lang, url)
    try {
      await new Submission(database, run, leaseMs).follow(stop, told)
    } finally {
      await database.close()
    }
  }

class Submission {
  private readonly database: Database
  private readonly run: LabRun
  private readonly key: string
  private readonly leaseMs: number
  private readonly received = new Set<number>()
  /** Tasks below that are in the queue, or done. */
  private sent: number

  constructor(database: Database, run: LabRun, leaseMs: number) {
    this.database = database
    this.run = run
    this.key = jobKey(run.job)
    this.leaseMs = leaseMs
    this.sent = run.added
  }

  async follow(stop: AbortSignal, { onProgress, onWaiting }: Told): Promise<void> {
    const { database, run, key } = this
    await database.sql('insert into negotiator_lab.job (key, job) values ($1, $2) on conflict do nothing', [
      key,
      JSON.stringify(run.job),
    ])
    let [movedAt, toldWaiting] = [performance.now(), false]
    let lookedAt = movedAt
    while (!run.isOver && !stop.aborted) {
      const came = await this.receive()
      if (came > 0) {
        movedAt = performance.now()
        onProgress()
      }
      // More is waiting to be read.
      if (came === BATCH) continue
      await this.send()
      const now = performance.now()
      if (now - lookedAt > this.leaseMs / 2) {
        // Gives back what a worker that died has taken.
        await database.boss.expire()
        lookedAt = now
      }
      if (now - movedAt > 2 * this.leaseMs) {
        if (!toldWaiting) onWaiting()
        toldWaiting = true
        // Nothing came for longer than any worker may take: whatever happened to the tasks, they are sent anew.
        await this.sendAgain()
        movedAt = now
      }
      if (!run.isOver) await setTimeout(POLL_MS)
    }
    if (run.isOver) await this.clearUp()
  }

  /** How many results were new. */
  private async receive(): Promise<number> {
    const { database, run, key, received } = this
    const waiting = [...received].filter((task) => task >= run.added)
    const rows = await database.sql(
      `select task, played from negotiator_lab.result
       where job = $1 and task >= $2 and task <> all($3::int[]) order by task limit ${BATCH}`,
      [key, run.added, waiting],
    )
    for (const { task: number, played } of rows) {
      const task = run.tasks[Number(number)]
      const result = task === undefined ? null : parsePlayed(jsonOrNull(`${played}`), task.count)
      if (result === null) {
        // Whatever wrote it, it is no result: the task is played again.
        await database.sql('delete from negotiator_lab.result where job = $1 and task = $2', [key, number])
        await this.insert([Number(number)], () => randomUUID())
        continue
      }
      received.add(Number(number))
      run.add(Number(number), result)
    }
    return rows.length
  }

  private async send(): Promise<void> {
    const { run, received } = this
    const most = Math.min(run.tasks.length, run.added + AHEAD[run.job.question.kind])
    while (this.sent < most) {
      const until = Math.min(most, this.sent + BATCH)
      const numbers = Array.from({ length: until - this.sent }, (_, i) => this.sent + i)
      await this.insert(
        numbers.filter((number) => !received.has(number)),
        (number) => taskId(this.key, number),
      )
      this.sent = until
    }
  }

  private async sendAgain(): Promise<void> {
    const { run, received } = this
    const open = Array.from({ length: this.sent - run.added }, (_, i) => run.added + i)
    await this.insert(open.filter((number) => !received.has(number)).slice(0, BATCH), () => randomUUID())
  }

  private async insert(numbers: readonly number[], idOf: (number: number) => string): Promise<void> {
    if (numbers.length === 0) return
    await this.database.boss.insert(
      numbers.map((task) => ({
        id: idOf(task),
        name: QUEUE,
        data: { job: this.key, task },
        expireInSeconds: Math.max(1, Math.ceil(this.leaseMs / 1000)),
        retryLimit: RETRIES,
      })),
    )
  }

  /** Nothing stays behind of a job that is over, nor of what another sent for it before he died. */
  private async clearUp(): Promise<void> {
    const { database, key } = this
    await database.sql(`delete from ${QUEUE_SCHEMA}.job where name = $1 and data->>'job' = $2`, [QUEUE, key])
    await database.sql('delete from negotiator_lab.job where key = $1', [key])
  }
}

export function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
