import { checkpointOf, choicesOf, LabRun, openCheckpoint, parseProgress } from '@negotiator/lab'
import { knowPacks } from '@negotiator/language'
import { signal } from '@preact/signals'
import { getRun, putRun } from './labStore.ts'
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
  const kept = openCheckpoint(found.checkpoint)
  if (kept === 'damaged') return 'damaged'
  if (typeof kept === 'string') return 'other-version'
  const { job } = kept
  for (const choice of choicesOf(job)) knowPacks(choice)
  await plan(job)
  const progress = parseProgress(job, kept.progress)
  if (progress === null) return 'damaged'
  return { key, run: new LabRun(job, progress), isStopped: found.summary.isStopped }
}

/** Copied at once: what is played afterwards belongs to the next time. */
export function keepRun({ key, run, isStopped }: OpenRun): void {
  const { games, totalGames, isOver, added } = run
  const checkpoint = structuredClone(checkpointOf(run))
  const names = runNames(run.job)
  const summary = { key, names, changedAt: Date.now(), games, totalGames, isOver, isStopped }
  writes = writes.then(async () => {
    try {
      await putRun(summary, added, checkpoint)
    } catch {
      isKept.value = false
    }
  })
}
