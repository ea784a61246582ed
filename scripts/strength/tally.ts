import { readFigures, writeFigures } from '../figures.ts'
import type { Task } from './wanted.ts'

/** What was played so far, kept after every chunk. */
export interface Tally {
  /** `runOf` of whoever played. */
  readonly run: string
  readonly games: number
  readonly won: number
  /** Of the results with the luck of dice and draws taken off. */
  readonly sum: number
  readonly squares: number
  readonly decisions: number
  /** How long they took, as `latency.ts` counts it. */
  readonly times: readonly number[]
}

const nameOf = ({ abductor, policy }: Task): string => `strength/${abductor}-${policy}`

/** Of this run only, or (null) of whatever was played last. */
export const readTally = (task: Task, run: string | null): Tally | null => readFigures(nameOf(task), run)

export const writeTally = (task: Task, tally: Tally): void => writeFigures(nameOf(task), tally)
