import { type Analysis, type Balance, balanceOf } from '@negotiator/advisor'
import { actionWords } from '@negotiator/language'
import { type Session, stateOf, upTo } from '@negotiator/session'
import { computed, signal } from '@preact/signals'
import { storyOfGame } from '../game/story.ts'
import { lang } from '../words/words.ts'
import { analysed, analysis } from './analysisCtrl.ts'
import { a, points, tenths } from './figures.ts'

/** A game and what is known of it, as the page tells it. */
export interface Told {
  readonly session: Session
  readonly analysis: Analysis
  readonly balance: Balance
  /** The turn of every step. */
  readonly turns: readonly number[]
}

export const told = computed<Told | null>(() => {
  const game = analysed.value
  const known = analysis.value
  if (game === null || known === null || known.steps.length === 0) return null
  const turns = known.steps.map((_, i) => stateOf(upTo(game.session, i)).turn)
  return { session: game.session, analysis: known, balance: balanceOf(known), turns }
})

/** The step that is looked at, from 0. */
export const chosen = signal(0)

/** Mistakes whose answer was asked for. */
export const uncovered = signal<ReadonlySet<number>>(new Set())

export function choose(index: number): void {
  const last = (told.peek()?.balance.steps.length ?? 1) - 1
  chosen.value = Math.min(last, Math.max(0, index))
}

const isMistake = (index: number): boolean => {
  const grade = told.peek()?.balance.steps[index]?.grade
  return grade === 'mistake' || grade === 'blunder' || grade === 'inaccuracy'
}

/** The nearest decision that cost something, in that direction; -1 if there is none. */
export function nextMistake(from: number, direction: 1 | -1): number {
  const count = told.peek()?.balance.steps.length ?? 0
  for (let i = from + direction; i >= 0 && i < count; i += direction) if (isMistake(i)) return i
  return -1
}

const KEYS: Readonly<Record<string, () => number>> = {
  ArrowRight: () => chosen.peek() + 1,
  ArrowUp: () => chosen.peek() + 1,
  ArrowLeft: () => chosen.peek() - 1,
  ArrowDown: () => chosen.peek() - 1,
  Home: () => 0,
  End: () => Number.POSITIVE_INFINITY,
  PageDown: () => nextMistake(chosen.peek(), 1),
  PageUp: () => nextMistake(chosen.peek(), -1),
}

/** Was it one of the slider's keys? */
export function stepKey(key: string): boolean {
  const target = KEYS[key]?.()
  if (target === undefined) return false
  if (target !== -1 || key === 'ArrowLeft' || key === 'ArrowDown') choose(target)
  return true
}

/** What was done in a step. */
export function actionOf({ session }: Told, index: number): string {
  const before = upTo(session, index)
  return actionWords(lang.value, session.game, stateOf(before), session.steps[index]!.action)
}

/** What happened then, as the log tells it. */
export const linesOfStep = ({ session }: Told, index: number): readonly string[] =>
  storyOfGame(session)[index]!.lines

export function spokenStep(index: number): string {
  const now = told.value
  if (now === null) return ''
  const { grade, skill } = now.balance.steps[index]!
  return a('analysis.step.spoken', {
    step: index + 1,
    turn: now.turns[index]!,
    action: actionOf(now, index),
    before: tenths(now.balance.curve[index]!),
    after: tenths(now.balance.curve[index + 1]!),
    grade: grade === null ? '' : `${a(`analysis.grade.${grade}`)}, ${points(-skill)}`,
  })
}
