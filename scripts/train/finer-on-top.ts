import type { Lesson } from './lesson.ts'
import { isOfAnyGame, trainersFor } from './lessons.ts'
import { shippedFor } from './shipped.ts'

/** Whether finer tables correct the very weights that a lesson would replace: they fit no others. */
export function hasFinerOnTop(lesson: Lesson): boolean {
  if (lesson.isFiner || isOfAnyGame(lesson)) return false
  const finer = { ...lesson, isFiner: true }
  return shippedFor(finer, trainersFor(finer)[0]) !== null
}
