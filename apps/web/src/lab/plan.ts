import { type LabJob, planAhead } from '@negotiator/lab'

/** Less than a frame: the page can be scrolled and left meanwhile. */
const LONGEST_MS = 10

/** What a job is about. With every number of the cards that is a third of a second of work, or more on a phone. */
export function plan(job: LabJob): Promise<void> {
  let since = performance.now()
  return planAhead(job, async () => {
    if (performance.now() - since < LONGEST_MS) return
    await new Promise((resolve) => setTimeout(resolve))
    since = performance.now()
  })
}
