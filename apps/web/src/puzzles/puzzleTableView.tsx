import type { KeptPuzzle } from '@negotiator/advisor'
import { useMemo } from 'preact/hooks'
import { a, points } from '../analysis/figures.ts'
import { backTo, replace } from '../app/router.ts'
import { ExerciseTable } from '../exercise/exerciseTableView.tsx'
import { Button } from '../look/buttonView.tsx'
import { exerciseOf, nextPuzzle } from './puzzlesCtrl.ts'

/** A puzzle on the table. */
export function PuzzleTable({ puzzle }: { puzzle: KeptPuzzle }) {
  const exercise = useMemo(() => exerciseOf(puzzle), [puzzle])
  return <ExerciseTable exercise={exercise} words={wordsFor(puzzle)} />
}

function wordsFor({ id, themes, rating, ranking, low, high }: KeptPuzzle) {
  const next = nextPuzzle(id)
  return {
    title: a('puzzle.rating', { rating }),
    about: [...themes.map((theme) => a(`puzzle.theme.${theme}`)), a('puzzle.rating', { rating })].join(' · '),
    note: a('puzzle.lead', {
      lead: points(ranking[0]!.value - ranking[1]!.value),
      low: points(low),
      high: points(high),
    }),
    onward: (
      <>
        {next !== null && (
          <Button kind="main" describedBy="coach-words" onPress={() => replace('puzzles', next.id)}>
            {a('puzzles.next')}
          </Button>
        )}
        <Button onPress={() => backTo('puzzles')}>{a('puzzles.all')}</Button>
      </>
    ),
  }
}
