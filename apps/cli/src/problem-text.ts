import { type Lang, text } from '@negotiator/language'
import type { StoreProblem } from './store.ts'
import { printable } from './terminal/printable.ts'

/** Why a save cannot be read or written, and what that means for the player. */
export function problemText(lang: Lang, problem: StoreProblem): string {
  const code = isNoSave(problem) ? 'no-save' : problem.code
  const step = 'step' in problem ? (problem.step ?? 0) : 0
  // Rules or cards have changed since: the file is whole, it is the program that is another one.
  const key = 'drift' in problem && problem.drift ? 'changed-since' : code
  return text(lang, `problem.${key}`, {
    file: printable(problem.file),
    step,
    detail: printable(shownDetail(problem)),
  })
}

/** It is not even the outermost shape of a save: there is no field to name. */
const isNoSave = ({ code, detail = '' }: StoreProblem): boolean =>
  code === 'not-a-save' && detail.startsWith('file: ')

/** The same where a name was looked for among the saves too. */
export function namedProblemText(lang: Lang, problem: StoreProblem): string {
  if (problem.code !== 'missing') return problemText(lang, problem)
  return text(lang, 'problem.missing-save', { file: printable(problem.file) })
}

/** Of a wrong field only its name is shown: what was expected there is told in English only. */
function shownDetail({ code, detail = '' }: StoreProblem): string {
  return code === 'not-a-save' ? detail.replace(/: .*$/s, '') : detail
}
