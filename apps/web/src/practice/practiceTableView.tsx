import { actionWords } from '@negotiator/language'
import { stateOf } from '@negotiator/session'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { a, points } from '../analysis/figures.ts'
import { PageTitle } from '../app/pageTitle.tsx'
import { Page } from '../app/pageView.tsx'
import { backTo, replace } from '../app/router.ts'
import { ExerciseTable } from '../exercise/exerciseTableView.tsx'
import { Button } from '../look/buttonView.tsx'
import { lang, nameIn, t } from '../words/words.ts'
import { exerciseOf, nextItem } from './practiceCtrl.ts'

type Question = NonNullable<Awaited<ReturnType<typeof exerciseOf>>>

/** One of the player's own mistakes, in the very position it was made in. */
export function PracticeTable({ id }: { id: string }) {
  const found = useSignal<Question | 'gone' | null>(null)
  useEffect(() => {
    void exerciseOf(id).then((question) => {
      found.value = question ?? 'gone'
    })
  }, [id])
  const question = found.value
  if (question !== null && question !== 'gone') {
    return <ExerciseTable exercise={question} words={wordsFor(question)} />
  }
  return (
    <Page>
      {question === null ? <p>{t('web.loading')}</p> : <PageTitle>{a('practice.gone')}</PageTitle>}
      <p>
        <Button onPress={() => backTo('practice')}>{a('practice.all')}</Button>
      </p>
    </Page>
  )
}

function wordsFor({ item, start }: Question) {
  const made = actionWords(lang.value, start.game, stateOf(start), item.ranking[item.made]!.action)
  const next = nextItem(item.id)
  const title = a('practice.item', { name: nameIn(item.abductor), turn: item.turn })
  return {
    title: '',
    about: title,
    note: `${a('practice.made', { action: made })} ${a('exercise.error', { error: points(item.error) })}`,
    onward: (
      <>
        {next !== null && (
          <Button kind="main" describedBy="coach-words" onPress={() => replace('practice', next.id)}>
            {a('exercise.next')}
          </Button>
        )}
        <Button onPress={() => backTo('analysis', item.game)}>{a('analysis.title')}</Button>
        {next === null && <Button onPress={() => backTo('practice')}>{a('practice.all')}</Button>}
      </>
    ),
  }
}
