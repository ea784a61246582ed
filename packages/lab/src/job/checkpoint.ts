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
  const { format, version, job: rawJob, progress: rawProgress } = (data ?? {}) as Record<string, unknown>
  if (format !== FORMAT || version !== 1) return 'damaged'
  const job = parseJob(rawJob)
  if (typeof job === 'string') return job
  const progress = parseProgress(job, rawProgress)
  return progress === null ? 'damaged' : { job, progress }
}
