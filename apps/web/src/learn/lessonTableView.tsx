import { useLayoutEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { isLesson } from '../game/gameCtrl.ts'
import { Sheets } from '../sheets/sheetsView.tsx'
import { Table } from '../table/tableView.tsx'
import { Coach } from './coachView.tsx'
import type { Lesson } from './lesson.ts'
import { enter, followMoves, layAgain, mode, running, stepOf } from './lessonCtrl.ts'

/** A lesson on the very table that games are played on, with a coach beside it. */
export function LessonTable({ lesson }: { lesson: Lesson }) {
  // Before it is painted: the table needs a game.
  useLayoutEffect(() => {
    if (running.peek()?.lesson !== lesson) enter(lesson)
    else layAgain()
    return followMoves()
  }, [lesson])
  const now = running.value
  if (now?.lesson !== lesson || !isLesson.value) return null
  const { spotlight } = stepOf(now)
  return (
    <>
      <Table lesson={{ mode: mode.value, spotlight, coach: <Coach now={now} /> }} />
      {route.value[2] !== undefined && <Sheets />}
    </>
  )
}
