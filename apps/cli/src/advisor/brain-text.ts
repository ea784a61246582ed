import { basename } from 'node:path'
import { advisorText, type Lang } from '@negotiator/language'
import { problemText } from '../problem-text.ts'
import { printable } from '../terminal/printable.ts'
import type { Brain, BrainProblem } from './weights-files.ts'

/** Why there is no advice to be had, and what to do about it. */
export function noBrainText(lang: Lang, problem: BrainProblem): string {
  const how = advisorText(lang, 'advisor.train')
  if (problem.code === 'missing')
    return `${advisorText(lang, 'advisor.no-weights', { file: printable(problem.file) })} ${how}`
  return `${brainProblemText(lang, problem)} ${how}`
}

function brainProblemText(lang: Lang, problem: BrainProblem): string {
  const { code } = problem
  switch (code) {
    case 'damaged':
    case 'not-weights':
    case 'other-cards':
    case 'other-weights':
    case 'too-large':
      return advisorText(lang, `advisor.unusable.${code}`, { file: printable(problem.file) })
    default:
      return problemText(lang, { ...problem, code })
  }
}

/** What makes the advice weaker than it could be, in one line; null if nothing does. */
export function brainNote(lang: Lang, brain: Brain): string | null {
  if (brain.unusable !== null) {
    const instead = advisorText(lang, brain.isOwn ? 'advisor.no-finer' : 'advisor.any')
    return `${brainProblemText(lang, brain.unusable)} ${instead}`
  }
  const notes = [
    ...(brain.isOwn ? [] : [advisorText(lang, 'advisor.any')]),
    ...(brain.isStale ? [advisorText(lang, 'advisor.stale', { file: basename(brain.file) })] : []),
  ]
  return notes.length > 0 ? notes.join(' ') : null
}

/** Where the weights come from, for programs. */
export function brainData({ file, origin, isOwn, isStale, network, thorough }: Brain) {
  const { games, seed, rules, content } = origin
  const finer = thorough !== network
  return { file: basename(file), own: isOwn, finer, stale: isStale, games, seed, rules, content }
}
