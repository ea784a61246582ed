import { type AnalysedAction, canonicalAction, solves } from '@negotiator/advisor'
import type { Action } from '@negotiator/rules'
import type { Session } from '@negotiator/session'
import { computed, effect, signal } from '@preact/signals'
import { openGame } from '../game/gameCtrl.ts'
import { layExercise } from '../game/layExercise.ts'
import { isPlaying } from '../game/showCtrl.ts'

/** A position in which one thing is to be decided, and what is known about it. */
export interface Exercise {
  readonly id: string
  readonly start: Session
  /** Best first. */
  readonly ranking: readonly AnalysedAction[]
  /** The place of what was done there in a game. */
  readonly made?: number
  /** Told of the first answer, and of no other. */
  readonly onAnswer: (isRight: boolean) => void
}

interface Running {
  readonly exercise: Exercise
  /** What was tried; null while nothing was. */
  readonly answer: Action | null
  readonly isRight: boolean
  /** The ranking is shown: by a right answer, or because it was asked for. */
  readonly isUncovered: boolean
  readonly isAnswered: boolean
}

export const running = signal<Running | null>(null)

/** On the table: the question, or what there is to say about the answer once its story is told. */
export const mode = computed<'task' | 'verdict'>(() => {
  const now = running.value
  const hasSpoken = now !== null && (now.answer !== null || now.isUncovered)
  return hasSpoken && !isPlaying.value ? 'verdict' : 'task'
})

export function enter(exercise: Exercise): void {
  running.value = { exercise, answer: null, isRight: false, isUncovered: false, isAnswered: false }
  layExercise('question', exercise.start)
}

/** The list is shown: asked anew, the same question is a new one. */
export function leave(): void {
  running.value = null
}

/** A page of the rules was read meanwhile: the question lies there again. */
export function layAgain(): void {
  const now = running.value
  if (now !== null && openGame.value?.id !== 'question') again()
}

/** Looks at the moves on the table while the question lies there; gives back how to stop. */
export const followMoves = (): (() => void) =>
  effect(() => {
    const game = openGame.value
    if (game?.id === 'question') look(game.session)
  })

function look({ steps }: Session): void {
  const now = running.peek()
  if (now === null) return
  const asked = now.exercise.start.steps.length
  const answer = steps[asked]?.action ?? null
  // Whoever plays on after his answer may; taken back, the question is open again.
  if (answer === null && now.answer !== null) running.value = { ...now, answer: null }
  if (answer !== null && now.answer === null) hear(now, answer)
}

function hear(now: Running, answer: Action): void {
  const isRight = solves(now.exercise, answer)
  running.value = { ...now, answer, isRight, isUncovered: now.isUncovered || isRight, isAnswered: true }
  if (!now.isAnswered) now.exercise.onAnswer(isRight)
}

/** Puts the position back. */
export function again(): void {
  const now = running.peek()
  if (now === null) return
  running.value = { ...now, answer: null, isUncovered: false }
  layExercise('question', now.exercise.start)
}

/** Whoever asks for the answer has not found it. */
export function uncover(): void {
  const now = running.peek()
  if (now === null) return
  running.value = { ...now, isUncovered: true, isAnswered: true }
  if (!now.isAnswered) now.exercise.onAnswer(false)
}

/** The place of an action in the ranking; -1 if it is not among the best. */
export const rankOf = ({ ranking }: Exercise, action: Action | null): number =>
  action === null ? -1 : ranking.findIndex((each) => canonicalAction(each.action) === canonicalAction(action))
