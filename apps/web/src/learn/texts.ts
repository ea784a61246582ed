import { lessonText } from '@negotiator/language'
import { lang } from '../words/words.ts'
import type { Verdict } from './judge.ts'
import type { Lesson, LessonStep } from './lesson.ts'

/** The key of what is said about a verdict. */
export const verdictKey = (lesson: Lesson, step: LessonStep, verdict: Verdict): string => {
  const about = `lesson.${lesson.id}.${step.name}`
  if (verdict.kind === 'right') return `${about}.right`
  return verdict.mistake === null ? `${about}.wrong` : `${about}.wrong.${verdict.mistake}`
}

export const titleOf = ({ id }: Lesson): string => lessonText(lang.value, `lesson.${id}.title`)
export const leadOf = ({ id }: Lesson): string => lessonText(lang.value, `lesson.${id}.lead`)
export const tellingOf = ({ id }: Lesson, { name }: LessonStep): string =>
  lessonText(lang.value, `lesson.${id}.${name}.text`)
export const taskOf = ({ id }: Lesson, { name }: LessonStep): string =>
  lessonText(lang.value, `lesson.${id}.${name}.task`)
export const verdictText = (lesson: Lesson, step: LessonStep, verdict: Verdict): string =>
  lessonText(lang.value, verdictKey(lesson, step, verdict))
