import type { Lang } from '@negotiator/language'
import { writeAtomically } from './atomic-write.ts'
import { Failure } from './failure.ts'
import { fileProblem } from './file-problem.ts'
import { problemText } from './problem-text.ts'

/** A file that the user has asked for: if it cannot be written, the command has failed and says why. */
export function writeOrFail(lang: Lang, file: string, text: string): void {
  try {
    writeAtomically(file, text)
  } catch (error) {
    throw new Failure(problemText(lang, fileProblem(file, error)))
  }
}
