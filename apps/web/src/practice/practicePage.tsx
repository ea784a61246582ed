import { gradeOf } from '@negotiator/advisor'
import { useEffect } from 'preact/hooks'
import { a } from '../analysis/figures.ts'
import { GradeChip } from '../analysis/gradeView.tsx'
import { Page, PageHead } from '../app/pageView.tsx'
import { back, go, route } from '../app/router.ts'
import { Told, tellGone, useNoNews } from '../app/toldView.tsx'
import { leave } from '../exercise/exerciseCtrl.ts'
import css from '../exercise/list.module.css'
import { Button } from '../look/buttonView.tsx'
import { useKeptFocus } from '../stage/useKeptFocus.ts'
import type { PracticeItem } from '../store/database.ts'
import { nameIn, t } from '../words/words.ts'
import { deck, drop, dropped, putBack, refreshDeck, tries } from './practiceCtrl.ts'
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
  useNoNews('practice')
  const items = deck.value
  const ordered = inOrder(items ?? [], tries.value, Date.now())
  const due = ordered.filter(({ days }) => days === 0)
  return (
    <Page>
      <PageHead title={a('practice.title')} onBack={() => back('puzzles')} />
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
          <List ordered={ordered} />
        </>
      )}
      {dropped.value.length > 0 && (
        <p>
          <Button onPress={() => putBack(dropped.value)}>
            {a('practice.put-back', { n: dropped.value.length })}
          </Button>
        </p>
      )}
      <Told />
    </Page>
  )
}

type Ordered = readonly { readonly item: PracticeItem; readonly days: number }[]

function List({ ordered }: { ordered: Ordered }) {
  // What is dropped takes its button along.
  const list = useKeptFocus<HTMLOListElement>()
  return (
    <ol ref={list} class={css.list} tabIndex={-1}>
      {ordered.map(({ item, days }) => (
        <Entry key={item.id} item={item} days={days} />
      ))}
    </ol>
  )
}

function Entry({ item, days }: Ordered[number]) {
  const name = a('practice.item', { name: nameIn(item.abductor), turn: item.turn })
  const remove = () => {
    drop(item)
    tellGone(a('practice.dropped', { name }), () => putBack([item]))
  }
  return (
    <li class={css.row}>
      <button type="button" class={css.entry} onClick={() => go('practice', item.id)}>
        <b>{name}</b>
        <GradeChip grade={gradeOf(item.loss)} loss={item.loss} />
        {days > 0 && <span class={css.when}>{a('practice.later', { n: days })}</span>}
      </button>
      <Button label={a('practice.drop', { name })} onPress={remove}>
        ✕
      </Button>
    </li>
  )
}
