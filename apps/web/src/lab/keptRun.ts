import { checkpointOf, choicesOf, LabRun, openCheckpoint, parseProgress } from '@negotiator/lab'
import { knowPacks } from '@negotiator/language'
import { signal } from '@preact/signals'
import { getRun, putRun, type RunSummary } from './labStore.ts'
import { plan } from './plan.ts'
import { runNames } from './runName.ts'

/** A run that is laid out. */
export interface OpenRun {
  readonly key: string
  readonly run: LabRun
  /** The player stopped it: it goes on when he says so. */
  isStopped: boolean
}

/** False where there is no database (a private window): a run lasts until the page is closed. */
export const isKept = signal(true)

/** Writes follow each other: what is known later is written later. */
let writes: Promise<void> = Promise.resolve()

export const allKept = (): Promise<void> => writes

/** What is in the database is as hostile as a file. */
export async function readRun(key: string): Promise<OpenRun | 'missing' | 'damaged' | 'other-version'> {
  const found = await getRun(key).catch(() => {
    isKept.value = false
    return null
  })
  if (found === null) return 'missing'
  const run = await runFrom(found.checkpoint)
  return typeof run === 'string' ? run : { key, run, isStopped: found.summary.isStopped }
}

/** A run as it was kept here or in a file. */
export async function runFrom(checkpoint: unknown): Promise<LabRun | 'damaged' | 'other-version'> {
  const kept = openCheckpoint(checkpoint)
  if (kept === 'damaged') return 'damaged'
  if (typeof kept === 'string') return 'other-version'
  const { job } = kept
  for (const choice of choicesOf(job)) knowPacks(choice)
  await plan(job)
  const progress = parseProgress(job, kept.progress)
  return progress === null ? 'damaged' : new LabRun(job, progress)
}

export function summaryOf({ key, run, isStopped }: OpenRun, changedAt: number): RunSummary {
  const { games, totalGames, isOver } = run
  return { key, names: runNames(run.job), changedAt, games, totalGames, isOver, isStopped }
}

/** Copied at once: what is played afterwards belongs to the next time. */
export function keepRun(open: OpenRun): void {
  const { added } = open.run
  const checkpoint = structuredClone(checkpointOf(open.run))
  const summary = summaryOf(open, Date.now())
  writes = writes.then(async () => {
    try {
      await putRun(summary, added, checkpoint)
    } catch {
      isKept.value = false
    }
  })
}
