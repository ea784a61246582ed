import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { PolicyResult } from '@negotiator/advisor'

export interface Tier extends PolicyResult {
  /** Positions that this player can come to. */
  readonly states: number
}

/** What is known so far of one miniature; a run that was stopped goes on with what is missing. */
export interface ExactResult {
  /** Settings, rules and cards that the figures hold for. */
  readonly run: string
  states?: number
  optimum?: number
  trained?: number
  instant?: Tier
  deep?: Tier
}

const folder = fileURLToPath(new URL('../../../reports/exact/', import.meta.url))

export const trainingFile = (name: string): string => `${folder}${name}.checkpoint`

export function readResult(name: string, run: string): ExactResult {
  const file = `${folder}${name}.json`
  if (existsSync(file)) {
    const result: ExactResult = JSON.parse(readFileSync(file, 'utf8'))
    if (result.run === run) return result
  }
  return { run }
}

export function writeResult(name: string, result: ExactResult): void {
  mkdirSync(folder, { recursive: true })
  const file = `${folder}${name}.json`
  writeFileSync(`${file}.new`, `${JSON.stringify(result, null, 2)}\n`)
  renameSync(`${file}.new`, file)
}
