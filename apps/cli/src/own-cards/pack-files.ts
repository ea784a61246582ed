import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PackFile, PackProblem } from '@negotiator/content'
import { addPackTexts, type Lang, packProblemText, packsText } from '@negotiator/language'
import { parsePack } from '@negotiator/session'
import { PACKS_FOLDER } from '../beside.ts'
import { Failure } from '../failure.ts'
import { folderOf } from '../home-folder.ts'
import { problemText } from '../problem-text.ts'
import { readLimited } from '../read-limited.ts'
import { printable } from '../terminal/printable.ts'

/** A pack by its file or its name. Throws a Failure that says all. */
export function openPack(lang: Lang, typed: string): PackFile {
  const file = packNamed(typed)
  const content = readLimited(file)
  if (typeof content !== 'string') throw new Failure(problemText(lang, content))
  const parsed = parsePack(content.replace(/^\ufeff/, ''))
  if (!parsed.ok) throw new Failure(refusedText(lang, typed, parsed.problems))
  addPackTexts(parsed.pack)
  return parsed.pack
}

/** All that is wrong with a pack, a line for each. */
export const refusedText = (lang: Lang, name: string, problems: readonly PackProblem[]): string =>
  [packsText(lang, 'pack.refused', { file: printable(name) }), ...problemLines(lang, problems)].join('\n')

export const problemLines = (lang: Lang, problems: readonly PackProblem[]): string[] =>
  problems.map((problem) => `  ${printable(packProblemText(lang, problem))}`)

/** Is a pack meant? What is called like a file is one, whether it is there or not. */
export const isPack = (typed: string): boolean => typed.endsWith('.json') || existsSync(packNamed(typed))

/** A path, or else a name: of the player's packs, or of those that come with the game. */
function packNamed(typed: string): string {
  const name = `${basename(typed)}.json`
  const named = [join(folderOf('packs'), name), join(PACKS_FOLDER, name)]
  return [typed, ...named].find((file) => existsSync(file)) ?? typed
}

/** The packs that come with the game. */
export const shippedPacks = (): readonly string[] => namesIn(PACKS_FOLDER)

/** The packs or sets that the player keeps. */
export const keptNames = (what: 'packs' | 'sets'): readonly string[] => namesIn(folderOf(what))

function namesIn(folder: string): readonly string[] {
  try {
    return (
      readdirSync(folder)
        // The dot marks what a crash left of an unfinished file.
        .filter((file) => file.endsWith('.json') && !file.startsWith('.'))
        .map((file) => basename(file, '.json'))
        .sort()
    )
  } catch {
    return []
  }
}
