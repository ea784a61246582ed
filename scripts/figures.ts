import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inRoot } from './root.ts'

// What the long measurements have counted so far. Part of the repository: hours of work are not lost with a machine,
// and anybody can go on where another stopped.
const fileOf = (name: string): string => inRoot(`docs/figures/${name}.json`)

/** What was counted under that name for the same run (rules, cards, weights, settings); null if nothing was. */
export function readFigures<T extends { readonly run: string }>(name: string, run: string | null): T | null {
  const file = fileOf(name)
  if (!existsSync(file)) return null
  const figures: T = JSON.parse(readFileSync(file, 'utf8'))
  return run === null || figures.run === run ? figures : null
}

/** Beside figures of another run than the one of today, and what it means. */
export const OUTDATED = '†'
export const OUTDATED_NOTE = `${OUTDATED} Counted with another search, other weights, rules, cards or settings than those of today.`

export function writeFigures(name: string, figures: { readonly run: string }): void {
  const file = fileOf(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, `${JSON.stringify(figures)}\n`)
  renameSync(`${file}.new`, file)
}
