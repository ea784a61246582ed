import { checkpointOf, jobKey } from '@negotiator/lab'
import { objectsIn } from '../data/objectsIn.ts'
import { isTime } from '../store/isTime.ts'
import { runFrom, summaryOf } from './keptRun.ts'
import { allRuns, MOST_RUNS, putRun } from './labStore.ts'

/**
 * Runs of a file, the newest first. Of one that is here too the one that has come further stays, and none here makes
 * room: gives back how many were left out for that. Damaged ones are left out, and those of other rules or cards.
 */
export async function takeRuns(data: unknown): Promise<number> {
  const here = new Set((await allRuns()).map(({ key }) => key))
  let left = 0
  for (const { checkpoint, changedAt, isStopped } of objectsIn(data, MOST_RUNS)) {
    const run = await runFrom(checkpoint)
    if (typeof run === 'string') continue
    const key = jobKey(run.job)
    if (here.has(key) || here.size < MOST_RUNS) {
      here.add(key)
      const at = isTime(changedAt) ? Math.min(changedAt, Date.now()) : Date.now()
      await putRun(summaryOf({ key, run, isStopped: isStopped === true }, at), run.added, checkpointOf(run))
    } else left++
  }
  return left
}
