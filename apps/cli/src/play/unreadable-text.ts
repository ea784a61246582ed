import { type Lang, text } from '@negotiator/language'
import { problemText } from '../problem-text.ts'
import type { UnreadableSave } from '../store.ts'
import { printable } from '../terminal/printable.ts'

/** What is wrong with a save, and where it was put. */
export function unreadableText(lang: Lang, { problem, movedTo }: UnreadableSave): string {
  if (movedTo === undefined) return problemText(lang, problem)
  return `${problemText(lang, problem)} ${text(lang, 'problem.set-aside', { file: printable(movedTo) })}`
}
