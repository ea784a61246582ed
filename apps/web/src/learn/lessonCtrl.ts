import type { Session } from '@negotiator/session'
import { computed, effect, signal } from '@preact/signals'
import { change, settings } from '../app/settingsCtrl.ts'
import { openGame } from '../game/gameCtrl.ts'
import { layExercise } from '../game/layExercise.ts'
import { clearSelection, selection } from '../game/selectionCtrl.ts'
import { isPlaying } from '../game/showCtrl.ts'
import { judge, type Verdict } from './judge.ts'
import type { Lesson, LessonStep } from './lesson.ts'
import { startOf } from './start.ts'

/** The lesson that lies on the table. */
interface Running {
  readonly lesson: Lesson
  readonly index: number
  readonly start: Session
  /** The explanation was read, or a move was tried. */
  readonly isTold: boolean
  /** What was said about the last move, and the position it led to. */
  readonly said: { readonly verdict: Verdict; readonly after: Session } | null
}

export const running = signal<Running | null>(null)

export const stepOf = ({ lesson, index }: Running): LessonStep => lesson.steps[index]!
export const isLastStep = ({ lesson, index }: Running): boolean => index === lesson.steps.length - 1

/** What the coach does: tells, reminds of the task, or speaks about the last move once its story is told. */
export const mode = computed<'tell' | 'task' | 'verdict'>(() => {
  const now = running.value
  if (now?.said != null) return isPlaying.value ? 'task' : 'verdict'
  const isUntouched = openGame.value?.session === now?.start && selection.value === null
  return now?.isTold === false && isUntouched ? 'tell' : 'task'
})

export const isFinished = (id: string): boolean => settings.value.lessons.includes(id)

export function enter(lesson: Lesson): void {
  begin(lesson, 0, startOf(lesson.steps[0]!, null))
}

/** A page of the rules was read, or another game lay on the table meanwhile: the lesson goes on. */
export function layAgain(): void {
  const now = running.value
  if (now !== null && openGame.value?.id !== 'lesson') layExercise('lesson', now.said?.after ?? now.start)
}

function begin(lesson: Lesson, index: number, start: Session): void {
  running.value = { lesson, index, start, isTold: false, said: null }
  layExercise('lesson', start)
}

/** Looks at every move on the table while the lesson lies there; gives back how to stop. */
export const followMoves = (): (() => void) =>
  effect(() => {
    const game = openGame.value
    if (game?.isLesson) look(game.session)
  })

function look(session: Session): void {
  const now = running.peek()
  if (now === null || session === now.said?.after) return
  // Whoever plays on instead of answering the coach has read enough.
  if (now.said !== null) goOn()
  else if (session.steps.length < now.start.steps.length) layExercise('lesson', now.start)
  else if (session.steps.length > now.start.steps.length) {
    const verdict = judge(stepOf(now), now.start, session)
    running.value = { ...now, isTold: true, said: verdict === null ? null : { verdict, after: session } }
    if (verdict?.kind === 'right' && isLastStep(now)) finish(now.lesson.id)
  }
}

/** After a wrong move the position is put back, after a right one the next step begins. */
export function goOn(): void {
  const now = running.peek()
  if (now === null || now.said === null) return
  const { verdict, after } = now.said
  if (verdict.kind === 'wrong') {
    running.value = { ...now, said: null }
    layExercise('lesson', now.start)
  } else if (isLastStep(now)) layExercise('lesson', after)
  else begin(now.lesson, now.index + 1, startOf(now.lesson.steps[now.index + 1]!, after))
}

export function markTold(isTold: boolean): void {
  const now = running.value
  if (now === null) return
  clearSelection()
  running.value = { ...now, isTold }
}

function finish(id: string): void {
  const { lessons } = settings.peek()
  if (!lessons.includes(id)) change({ lessons: [...lessons, id] })
}
