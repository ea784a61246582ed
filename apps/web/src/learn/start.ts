import { type Session, sessionAt } from '@negotiator/session'
import type { LessonStep } from './lesson.ts'

/** Where a step begins: in its own position, or where the step before ended. */
export function startOf({ position }: LessonStep, before: Session | null): Session {
  if (position !== undefined) return sessionAt(position)
  if (before === null) throw new Error('the first step of a lesson has no position')
  return before
}
