import { gradeOf } from '@negotiator/advisor'
import { useEffect } from 'preact/hooks'
import { a } from '../analysis/figures.ts'
import { GradeChip } from '../analysis/stepView.tsx'
import { back, go, route } from '../app/router.ts'
import { leave } from '../exercise/exerciseCtrl.ts'
import css from '../exercise/list.module.css'
import { Button } from '../look/buttonView.tsx'
import { nameIn, t } from '../words/words.ts'
import { deck, refreshDeck, tries } from './practiceCtrl.ts'
import { PracticeTable } from './practiceTableView.tsx'
import { inOrder } from './schedule.ts'

/** `#/practice` is the deck of one's own mistakes, `#/practice/ID` one of them on the table. */
export function PracticePage() {
  const id = route.value[1]
  return id === undefined ? <Deck /> : <PracticeTable key={id} id={id} />
}

function Deck() {
  useEffect(() => {
    leave()
    void refreshDeck()
  }, [])
  const items = deck.value
  const ordered = inOrder(items ?? [], tries.value, Date.now())
  const due = ordered.filter(({ days }) => days === 0)
  return (
    <main class={css.page} data-threat="1">
      <header class={css.head}>
        <Button onPress={() => back('puzzles')}>{t('web.back')}</Button>
        <h1>{a('practice.title')}</h1>
      </header>
      <p>{a('practice.intro')}</p>
      {items === null && <p>{t('web.loading')}</p>}
      {items?.length === 0 && <p class={css.note}>{a('practice.empty')}</p>}
      {ordered.length > 0 && (
        <>
          <p>{a('practice.count', { n: ordered.length, due: due.length })}</p>
          <p>
            <Button kind="main" onPress={() => go('practice', ordered[0]!.item.id)}>
              {a('practice.start')}
            </Button>
          </p>
          <ol class={css.list}>
            {ordered.map(({ item, days }) => (
              <li key={item.id}>
                <button type="button" class={css.entry} onClick={() => go('practice', item.id)}>
                  <b>{a('practice.item', { name: nameIn(item.abductor), turn: item.turn })}</b>
                  <GradeChip grade={gradeOf(item.loss)} loss={item.loss} />
                  {days > 0 && <span class={css.when}>{a('practice.later', { n: days })}</span>}
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
    </main>
  )
}
