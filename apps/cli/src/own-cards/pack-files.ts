import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { PackFile, PackProblem } from '@negotiator/content'
import { addPackTexts, type Lang, packProblemText, packsText } from '@negotiator/language'
import { parsePack } from '@negotiator/session'
import { PACKS_FOLDER } from '../beside.ts'
import { Failure } from '../failure.ts'
import { printable } from '../printable.ts'
import { problemText } from '../problem-text.ts'
import { readLimited } from '../read-limited.ts'

/** A pack by its file, or one of those that come with the game by its name. Throws a Failure that says all. */
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
  [
    packsText(lang, 'pack.refused', { file: printable(name) }),
    ...problems.map((problem) => `  ${printable(packProblemText(lang, problem))}`),
  ].join('\n')

/** Is a pack meant? What is called like a file is one, whether it is there or not. */
export const isPack = (typed: string): boolean => typed.endsWith('.json') || existsSync(packNamed(typed))

function packNamed(typed: string): string {
  const shipped = join(PACKS_FOLDER, `${basename(typed)}.json`)
  return !existsSync(typed) && existsSync(shipped) ? shipped : typed
}

/** The packs that come with the game. */
export const shippedPacks = (): readonly string[] =>
  existsSync(PACKS_FOLDER)
    ? readdirSync(PACKS_FOLDER)
        .filter((file) => file.endsWith('.json'))
        .map((file) => basename(file, '.json'))
        .sort()
    : []
