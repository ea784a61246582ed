import { useLayoutEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { isLesson } from '../game/gameCtrl.ts'
import { Sheets } from '../sheets/sheetsView.tsx'
import { Table } from '../table/tableView.tsx'
import { ExerciseCoach, type Words } from './exerciseCoachView.tsx'
import { type Exercise, enter, followMoves, layAgain, mode, running } from './exerciseCtrl.ts'

/** A question on the very table that games are played on. */
export function ExerciseTable({ exercise, words }: { exercise: Exercise; words: Words }) {
  // Before it is painted: the table needs a game.
  useLayoutEffect(() => {
    if (running.peek()?.exercise.id !== exercise.id) enter(exercise)
    else layAgain()
    return followMoves()
  }, [exercise.id])
  const now = running.value
  if (now?.exercise.id !== exercise.id || !isLesson.value) return null
  return (
    <>
      <Table
        lesson={{ mode: mode.value, spotlight: 'none', coach: <ExerciseCoach now={now} words={words} /> }}
      />
      {route.value[2] !== undefined && <Sheets />}
    </>
  )
}
