import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type CardSet, libraryOf, type PackFile, setFromCode, setProblems } from '@negotiator/content'
import { type Lang, packsText, setProblemText } from '@negotiator/language'
import { parseSet } from '@negotiator/session'
import { Failure } from '../failure.ts'
import { folderOf } from '../home-folder.ts'
import { problemText } from '../problem-text.ts'
import { readLimited } from '../read-limited.ts'
import { printable } from '../terminal/printable.ts'
import { problemLines } from './pack-files.ts'

/** A set, and what it is called. */
export interface NamedSet {
  readonly name: string
  readonly set: CardSet
}

/** A set by its short form, its file, or its name in the player's folder. Throws a Failure if it is none of them. */
export function openSet(lang: Lang, typed: string): NamedSet {
  const fromCode = setFromCode(typed)
  if (fromCode !== null) return { name: typed, set: fromCode }
  const content = readLimited(setNamed(typed))
  if (typeof content !== 'string') throw new Failure(problemText(lang, content))
  const parsed = parseSet(content.replace(/^\ufeff/, ''))
  if (!parsed.ok) {
    const title = packsText(lang, 'set.refused', { file: printable(typed) })
    throw new Failure([title, ...problemLines(lang, parsed.problems)].join('\n'))
  }
  const { name, conversation, terror, minors, pivotal } = parsed.set
  return { name: printable(name), set: { conversation, terror, minors, pivotal } }
}

function setNamed(typed: string): string {
  const kept = join(folderOf('sets'), `${basename(typed)}.json`)
  return !existsSync(typed) && existsSync(kept) ? kept : typed
}

/** The same, and it must keep to the rules: a game is going to be played with it. */
export function openLegalSet(lang: Lang, typed: string, packs: readonly PackFile[]): CardSet {
  const { set } = openSet(lang, typed)
  const problems = setProblems(set, libraryOf(packs))
  if (problems.length === 0) return set
  const lines = problems.map((problem) => `  ${setProblemText(lang, problem)}`)
  throw new Failure([packsText(lang, 'set.illegal', { file: printable(typed) }), ...lines].join('\n'))
}
