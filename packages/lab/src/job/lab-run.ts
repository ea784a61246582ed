import { InOrder } from '../in-order.ts'
import { type Pairs, pairsOf } from '../numbers/pairs.ts'
import { type Compared, compare } from '../numbers/sequential.ts'
import type { Played } from '../play/crew.ts'
import type { Chunk } from '../play/line-up.ts'
import { addTally, newTally, type Tally } from '../play/tally.ts'
import { type Plan, planOf } from './arms.ts'
import type { LabJob } from './job.ts'
import { Chunks, type Task, tasksOf } from './tasks.ts'

/** As far as a run has come, for a file: tasks in order, so it is the same whoever played them. */
export interface Progress {
  readonly tasks: number
  readonly arms: readonly Played[]
}

/**
 * A job being worked off. Tasks are handed out in order and may be done in any; what counts is added in order, so that
 * the answer never depends on who was faster.
 */
export class LabRun {
  readonly job: LabJob
  readonly plan: Plan
  readonly tasks: readonly Task[]
  readonly played: readonly { readonly tally: Tally; wins: string }[]
  /** Tasks whose results are added. */
  added = 0
  games = 0
  readonly totalGames: number
  /** The answer of a duel so far. */
  compared: Compared | null = null
  private pairs: Pairs = { pairs: 0, first: 0, second: 0 }
  private readonly chunks: Chunks
  private readonly results: InOrder<Played>

  constructor(job: LabJob, progress: Progress = { tasks: 0, arms: [] }) {
    this.job = job
    this.plan = planOf(job)
    this.tasks = tasksOf(job, this.plan.arms)
    this.totalGames = this.tasks.reduce((sum, { count }) => sum + count, 0)
    this.chunks = new Chunks(this.plan.arms)
    this.played = this.plan.arms.map((_, i) => {
      const { tally = newTally(), wins = '' } = progress.arms[i] ?? {}
      return { tally: copyOf(tally), wins }
    })
    this.games = this.played.reduce((sum, { tally }) => sum + tally.games, 0)
    this.added = progress.tasks
    this.results = new InOrder((played, number) => this.take(played, number), progress.tasks)
    if (job.question.kind === 'duel' && this.added > 0) this.judge(0)
  }

  get isOver(): boolean {
    return this.added === this.tasks.length || (this.compared !== null && this.compared.verdict !== 'open')
  }

  chunkOf(number: number): Chunk {
    return this.chunks.of(this.tasks[number]!)
  }

  add(number: number, played: Played): void {
    this.results.add(number, played)
  }

  get progress(): Progress {
    return { tasks: this.added, arms: this.played }
  }

  private take({ tally, wins }: Played, number: number): void {
    // What is played beyond the end of a duel does not count.
    if (this.isOver) return
    const sum = this.played[this.tasks[number]!.arm]!
    const before = sum.wins.length
    addTally(sum.tally, tally)
    sum.wins += wins
    this.games += tally.games
    this.added = number + 1
    // Both sides of a pair are there.
    if (this.job.question.kind === 'duel' && number % 2 === 1) this.judge(before)
  }

  private judge(from: number): void {
    const { question } = this.job
    if (question.kind !== 'duel') return
    const [first, second] = this.played
    const more = pairsOf(first!.wins.slice(from), second!.wins.slice(from))
    this.pairs = {
      pairs: this.pairs.pairs + more.pairs,
      first: this.pairs.first + more.first,
      second: this.pairs.second + more.second,
    }
    this.compared = compare(this.pairs, question.error, question.margin)
  }

  get pairsSoFar(): Pairs {
    return this.pairs
  }
}

function copyOf(tally: Tally): Tally {
  const copy = newTally()
  addTally(copy, tally)
  return copy
}
