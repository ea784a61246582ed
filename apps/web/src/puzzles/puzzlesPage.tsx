import { useEffect } from 'preact/hooks'
import { a } from '../analysis/figures.ts'
import { PageTitle } from '../app/pageTitle.tsx'
import { Page } from '../app/pageView.tsx'
import { replace, route } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { refreshDeck } from '../practice/practiceCtrl.ts'
import { t } from '../words/words.ts'
import { PuzzleList } from './puzzleListView.tsx'
import { loadPuzzles, puzzleNamed, puzzles } from './puzzlesCtrl.ts'
import { PuzzleTable } from './puzzleTableView.tsx'

/** `#/puzzles` is the list, `#/puzzles/ID` one of them on the table, `#/puzzles/daily` that of today. */
export function PuzzlesPage() {
  const id = route.value[1]
  useEffect(() => {
    void loadPuzzles()
    void refreshDeck()
  }, [])
  if (puzzles.value === 'loading') return <p>{t('web.loading')}</p>
  if (puzzles.value === 'missing') return <Missing />
  if (id === undefined) return <PuzzleList />
  const puzzle = puzzleNamed(id)
  return puzzle === null ? <Unknown /> : <PuzzleTable key={puzzle.id} puzzle={puzzle} />
}

function Missing() {
  return (
    <Page>
      <PageTitle>{a('puzzles.missing')}</PageTitle>
      <p>
        <Button onPress={loadPuzzles}>{t('web.again')}</Button>
      </p>
    </Page>
  )
}

function Unknown() {
  return (
    <Page>
      <PageTitle>{a('puzzles.unknown')}</PageTitle>
      <p>
        <Button onPress={() => replace('puzzles')}>{a('puzzles.all')}</Button>
      </p>
    </Page>
  )
}
