import type { LabJob } from './job.ts'
import { type JobProblem, parseJob } from './job-schema.ts'
import type { LabRun, Progress } from './lab-run.ts'
import { parseProgress } from './progress-schema.ts'

const FORMAT = 'negotiator-lab-checkpoint'

/** A job and how far it has come. */
export interface Kept {
  readonly job: LabJob
  readonly progress: Progress
}

/** As it is kept, in a file or in a browser. */
export interface Checkpoint extends Kept {
  readonly format: typeof FORMAT
  readonly version: 1
}

export const checkpointOf = ({ job, progress }: LabRun): Checkpoint => ({
  format: FORMAT,
  version: 1,
  job,
  progress,
})

/** From a file or a database: from anywhere. */
export function parseCheckpoint(data: unknown): Kept | JobProblem {
  const opened = openCheckpoint(data)
  if (typeof opened === 'string') return opened
  const progress = parseProgress(opened.job, opened.progress)
  return progress === null ? 'damaged' : { job: opened.job, progress }
}

/** The job alone; how far it has come is for `parseProgress`, which needs the plan of the job. */
export function openCheckpoint(
  data: unknown,
): { readonly job: LabJob; readonly progress: unknown } | JobProblem {
  const { format, version, job: rawJob, progress } = (data ?? {}) as Record<string, unknown>
  if (format !== FORMAT || version !== 1) return 'damaged'
  const job = parseJob(rawJob)
  return typeof job === 'string' ? job : { job, progress }
}
