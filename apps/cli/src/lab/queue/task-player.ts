import { LabRun, type Played, parseJob, weightsNames } from '@negotiator/lab'
import { type Lang, labText } from '@negotiator/language'
import { printable } from '../../terminal/printable.ts'
import { complain } from '../../terminal/write.ts'
import type { WorkerPool } from '../../worker-pool.ts'
import { brainsFor } from '../used-brains.ts'
import type { Database } from './database.ts'
import { jsonOrNull } from './submit.ts'

/** A job with all that was compiled for it is not small. */
const MOST_JOBS = 8

export interface TaskOfJob {
  readonly job: string
  readonly task: number
}

export interface Result extends TaskOfJob {
  readonly played: Played
}

/** What is in the queue may come from anywhere. */
export function taskFrom(data: unknown): TaskOfJob | null {
  const { job, task } = (data ?? {}) as { job?: unknown; task?: unknown }
  const isTask = typeof job === 'string' && typeof task === 'number' && Number.isInteger(task) && task >= 0
  return isTask ? { job, task } : null
}

/** Plays tasks of any job, each job read once. */
export class TaskPlayer {
  private readonly lang: Lang
  private readonly database: Database
  private readonly pool: WorkerPool
  private readonly weights: string
  private readonly jobs = new Map<string, Promise<LabRun | 'over' | 'refused'>>()

  constructor(lang: Lang, database: Database, pool: WorkerPool, weights: string) {
    this.lang = lang
    this.database = database
    this.pool = pool
    this.weights = weights
  }

  /** `over`: nobody wants it any more. `refused`: somebody else has to. */
  async play({ job, task }: TaskOfJob): Promise<Result | 'over' | 'refused'> {
    const run = await this.jobOf(job)
    if (typeof run === 'string') return run
    if (task >= run.tasks.length) return 'over'
    const { weights } = this
    const played = await this.pool.run<Played>('playChunk', { chunk: run.chunkOf(task), weights })
    return { job, task, played }
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
    const brains = brainsFor(job, this.weights).map(({ brain }) => brain)
    if (`${weightsNames(brains)}` !== `${job.weights}`) {
      complain(labText(this.lang, 'worker.other-weights', shown))
      return 'refused'
    }
    return new LabRun(job)
  }
}
