import { dirname, resolve } from 'node:path'
import { type Lang, packProblemText, text } from '@negotiator/language'
import { parseScenarios, type ReadPack, Refused, type Scenario } from '@negotiator/session'
import { Failure } from './failure.ts'
import { refusedText } from './own-cards/pack-files.ts'
import { problemText } from './problem-text.ts'
import { readLimited } from './read-limited.ts'
import { printable } from './terminal/printable.ts'

/** The scenarios of a file that was read; `-` is standard input. Throws a Failure that says what is wrong. */
export function scenariosIn(lang: Lang, file: string, content: string): Scenario[] {
  try {
    // Some editors begin a file with a mark that JSON does not know.
    return parseScenarios(withoutMark(content), packsBeside(lang, file))
  } catch (error) {
    if (error instanceof Failure) throw error
    if (error instanceof Refused && error.file !== null)
      throw new Failure(refusedText(lang, error.file, error.problems))
    const detail = printable(detailOf(lang, error as Error))
    throw new Failure(text(lang, 'scenario.unreadable', { file: printable(file), detail }))
  }
}

const detailOf = (lang: Lang, error: Error): string =>
  error instanceof Refused
    ? error.problems.map((problem) => packProblemText(lang, problem)).join(' ')
    : error.message

const withoutMark = (content: string): string => content.replace(/^\ufeff/, '')

/** Packs lie where the scenario says, seen from its own folder. */
const packsBeside =
  (lang: Lang, file: string): ReadPack =>
  (named) => {
    const content = readLimited(resolve(file === '-' ? '.' : dirname(file), named))
    if (typeof content !== 'string') throw new Failure(problemText(lang, content))
    return withoutMark(content)
  }
