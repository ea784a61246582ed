import { type ReasonName, VICTORIES } from '@negotiator/rules'
import { z } from 'zod'
import type { Played } from '../play/crew.ts'
import { REASONS, type Tally } from '../play/tally.ts'
import { planOf } from './arms.ts'
import type { LabJob } from './job.ts'
import { MOST_GAMES } from './job-schema.ts'
import type { Progress } from './lab-run.ts'
import { type Task, tasksOf } from './tasks.ts'

const MOST_TURNS = 1000
const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER)
const byTurn = z.array(count).max(MOST_TURNS)

const playedSchema: z.ZodType<Played> = z.strictObject({
  tally: z.strictObject({
    games: count,
    won: count,
    turns: count,
    actions: count,
    reasons: z.strictObject(Object.fromEntries(REASONS.map((reason) => [reason, count]))),
    wonIn: byTurn,
    lostIn: byTurn,
  }) as unknown as z.ZodType<Tally>,
  wins: z
    .string()
    .max(MOST_GAMES)
    .regex(/^[01]*$/),
})

const progressSchema = z.strictObject({ tasks: count, arms: z.array(playedSchema) })

/** What came of so many games, from a queue or a file; null if it cannot be true. */
export function parsePlayed(data: unknown, games: number): Played | null {
  const result = playedSchema.safeParse(data)
  return result.success && addsUp(result.data, games) ? result.data : null
}

/** How far a run of the job had come; null if it was not so. */
export function parseProgress(job: LabJob, data: unknown): Progress | null {
  const result = progressSchema.safeParse(data)
  if (!result.success) return null
  const { arms } = planOf(job)
  const { tasks, arms: played } = result.data
  const all = tasksOf(job, arms)
  if (played.length !== arms.length || tasks > all.length) return null
  const games = gamesByArm(all.slice(0, tasks), arms.length)
  return played.every((arm, i) => addsUp(arm, games[i]!)) ? result.data : null
}

function gamesByArm(tasks: readonly Task[], arms: number): number[] {
  const games = Array<number>(arms).fill(0)
  for (const { arm, count: n } of tasks) games[arm]! += n
  return games
}

function addsUp({ tally, wins }: Played, games: number): boolean {
  const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)
  const ended = (reasons: readonly ReasonName[]) => sum(reasons.map((reason) => tally.reasons[reason]))
  const won = wins.replaceAll('0', '').length
  return (
    [tally.games, wins.length, ended(REASONS)].every((n) => n === games) &&
    [tally.won, sum(tally.wonIn), ended(VICTORIES)].every((n) => n === won) &&
    sum(tally.lostIn) === games - won
  )
}
