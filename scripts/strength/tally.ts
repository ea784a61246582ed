import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Task } from './wanted.ts'

/** What was played so far, kept after every chunk. */
export interface Tally {
  /** Rules, cards, weights and settings: what was played with others does not count. */
  readonly key: string
  readonly games: number
  readonly won: number
  /** Of the results with the luck of dice and draws taken off. */
  readonly sum: number
  readonly squares: number
  readonly decisions: number
  /** How long they took, as `latency.ts` counts it. */
  readonly times: readonly number[]
}

const fileOf = ({ abductor, policy }: Task): string =>
  fileURLToPath(new URL(`../../../reports/strength/${abductor}-${policy}.json`, import.meta.url))

export function readTally(task: Task, key: string | null): Tally | null {
  const file = fileOf(task)
  if (!existsSync(file)) return null
  const tally: Tally = JSON.parse(readFileSync(file, 'utf8'))
  return key === null || tally.key === key ? tally : null
}

export function writeTally(task: Task, tally: Tally): void {
  const file = fileOf(task)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, JSON.stringify(tally))
  renameSync(`${file}.new`, file)
}
