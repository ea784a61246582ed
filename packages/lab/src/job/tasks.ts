import { SeedRow } from '../play/chunks.ts'
import type { Chunk } from '../play/line-up.ts'
import type { Arm } from './arms.ts'
import { CHUNK, type LabJob } from './job.ts'

/** Some games of an arm. The order of the tasks is the order in which their results count. */
export interface Task {
  readonly arm: number
  readonly from: number
  readonly count: number
}

/** Arm after arm; in a duel by turns, so that it can end early. */
export function tasksOf(job: LabJob, arms: readonly Arm[]): Task[] {
  const byArm = arms.map(({ lineUp, games }, arm) => {
    const most = CHUNK[lineUp.policy]
    return Array.from({ length: Math.ceil(games / most) }, (_, i) => ({
      arm,
      from: i * most,
      count: Math.min(most, games - i * most),
    }))
  })
  if (job.question.kind === 'study') return byArm.flat()
  const [first = [], second = []] = byArm
  return first.flatMap((task, i) => [task, second[i]!])
}

/** The chunks of tasks, with the seeds of their games. */
export class Chunks {
  private readonly arms: readonly Arm[]
  private readonly rows = new Map<string, SeedRow>()

  constructor(arms: readonly Arm[]) {
    this.arms = arms
  }

  of({ arm, from, count }: Task): Chunk {
    const { lineUp, seeds } = this.arms[arm]!
    let row = this.rows.get(seeds)
    if (row === undefined) {
      row = new SeedRow(seeds)
      this.rows.set(seeds, row)
    }
    return { lineUp, seeds: row.seeds(from, count) }
  }
}
