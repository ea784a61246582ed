import { catalogueOf } from './catalogue.ts'
import type { Lang } from './lang.ts'
import { lessons as en } from './messages/en/lessons.ts'
import { lessons as fr } from './messages/fr/lessons.ts'

export type LessonKey = keyof typeof en

/** The texts of the lessons, apart from the others: they come with the page of the lessons. */
export const LESSON_TEXTS = catalogueOf<LessonKey>(en, fr)

/** The keys are put together from the names of lessons and steps. */
export function isLessonKey(key: string): key is LessonKey {
  return Object.hasOwn(en, key)
}

export function lessonText(lang: Lang, key: string): string {
  if (!isLessonKey(key)) throw new Error(`no such text: ${key}`)
  return LESSON_TEXTS.text(lang, key)
}
