import { route } from '../app/router.ts'
import { LessonList } from './lessonListView.tsx'
import { LESSONS } from './lessons/index.ts'
import { LessonTable } from './lessonTableView.tsx'

/** `#/learn` is the list of lessons, `#/learn/ID` one of them on the table. */
export function LearnPage() {
  const lesson = LESSONS.find(({ id }) => id === route.value[1])
  return lesson === undefined ? <LessonList /> : <LessonTable key={lesson.id} lesson={lesson} />
}
