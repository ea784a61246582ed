import {
  checkpointOf,
  type JobProblem,
  jobKey,
  type Kept,
  type LabJob,
  type LabRun,
  type Progress,
  parseCheckpoint,
} from '@negotiator/lab'
import { type Lang, labText } from '@negotiator/language'
import { writeAtomically } from '../atomic-write.ts'
import { Failure } from '../failure.ts'
import { fileProblem } from '../file-problem.ts'
import { problemText } from '../problem-text.ts'
import { readLimited } from '../read-limited.ts'
import { printable } from '../terminal/printable.ts'

/** A character for each game, and some hundred line-ups: far more than a night's work. */
const LARGEST_CHECKPOINT = 200_000_000
const EVERY_MS = 2000
/** Writing may take a twentieth of the time, not more. */
const PATIENCE = 20

/** What a file holds, or null if there is none. Throws a Failure if there is something else. */
export function openCheckpoint(lang: Lang, file: string): Kept | null {
  const content = readLimited(file, LARGEST_CHECKPOINT)
  if (typeof content !== 'string') {
    if (content.code === 'missing') return null
    throw new Failure(problemText(lang, content))
  }
  const kept = parse(content)
  if (typeof kept === 'object') return kept
  const key = kept === 'damaged' ? 'lab.damaged' : 'lab.other-version'
  throw new Failure(labText(lang, key, { file: printable(file) }))
}

function parse(content: string): Kept | JobProblem {
  try {
    return parseCheckpoint(JSON.parse(content))
  } catch {
    return 'damaged'
  }
}

/** The progress of this very job in a file; null if there is no file yet. */
export function progressFrom(lang: Lang, file: string, job: LabJob): Progress | null {
  const kept = openCheckpoint(lang, file)
  if (kept === null) return null
  if (jobKey(kept.job) === jobKey(job)) return kept.progress
  throw new Failure(labText(lang, 'lab.other-job', { file: printable(file) }))
}

/** Keeps a run in a file, now and then and at the end. */
export class Checkpoint {
  private readonly lang: Lang
  private readonly file: string
  private dueAt = 0

  constructor(lang: Lang, file: string) {
    this.lang = lang
    this.file = file
  }

  keepIfDue(run: LabRun): void {
    if (performance.now() >= this.dueAt) this.keep(run)
  }

  keep(run: LabRun): void {
    const started = performance.now()
    try {
      writeAtomically(this.file, `${JSON.stringify(checkpointOf(run))}\n`)
    } catch (error) {
      throw new Failure(problemText(this.lang, fileProblem(this.file, error)))
    }
    const ended = performance.now()
    this.dueAt = ended + Math.max(EVERY_MS, PATIENCE * (ended - started))
  }
}
