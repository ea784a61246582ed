import { basename } from 'node:path'
import { balanceOf } from '@negotiator/advisor'
import { type Facts, factsOfSave, type LuckAndSkill, type PlayedGame } from '@negotiator/career'
import { analysisTimes, readAnalysis } from '../analysis/analysis-files.ts'
import { readLimited } from '../read-limited.ts'
import { allSaves, type FoundSave, type StoreProblem } from '../store.ts'
import { type Known, readCache, writeCache } from './cache.ts'

export interface History {
  readonly games: readonly PlayedGame[]
  /** Saves that cannot be read; the others do not suffer. */
  readonly problems: readonly StoreProblem[]
}

/** Every game that was played to its end. A save is replayed only if it has changed since the last time. */
export function readHistory(onProgress: (done: number, all: number) => void = () => {}): History {
  const before = readCache()
  const now = new Map<string, Known>()
  const analysed = analysisTimes()
  const problems: StoreProblem[] = []
  const saves = allSaves()
  let isNew = saves.length !== before.size
  for (const [i, save] of saves.entries()) {
    const name = basename(save.file)
    const known = before.get(name)
    const found = isUnchanged(known, save) ? known : read(save)
    if ('code' in found) {
      problems.push(found)
      continue
    }
    const whole = withAnalysis(found, save.file, analysed.get(name))
    if (whole !== known) isNew = true
    now.set(name, whole)
    onProgress(i + 1, saves.length)
  }
  if (isNew) writeCache(now)
  return { games: gamesOf(now), problems }
}

const isUnchanged = (known: Known | undefined, { size, changed }: FoundSave): known is Known =>
  known !== undefined && known.size === size && known.changed === changed.getTime()

function read({ file, size, changed }: FoundSave): Known | StoreProblem {
  const text = readLimited(file)
  if (typeof text !== 'string') return text
  const done = factsOfSave(text)
  if (!done.ok) return { ...done.problem, file }
  return { size, changed: changed.getTime(), facts: done.facts }
}

/** An analysis is looked into once after it was written. */
function withAnalysis(known: Known, file: string, written: number | undefined): Known {
  if (known.facts === null || written === undefined || known.analysed === written) return known
  const { analysis: _, ...rest } = known
  const found = luckAndSkill(file, known.facts)
  return { ...rest, analysed: written, ...(found === null ? {} : { analysis: found }) }
}

/** Null if it is not of the whole game. */
function luckAndSkill(file: string, facts: Facts): LuckAndSkill | null {
  const analysis = readAnalysis(file)
  if (analysis === null || analysis.last === null || analysis.steps.length !== facts.steps) return null
  const { start, luck, skill } = balanceOf(analysis)
  return { start, luck, skill }
}

function gamesOf(known: ReadonlyMap<string, Known>): PlayedGame[] {
  return [...known].flatMap(([id, { changed, facts, analysis }]) =>
    facts === null ? [] : { id, at: changed, facts, ...(analysis === undefined ? {} : { analysis }) },
  )
}
