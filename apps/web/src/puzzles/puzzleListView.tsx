import { THEMES } from '@negotiator/advisor'
import { useEffect } from 'preact/hooks'
import { a } from '../analysis/figures.ts'
import { Page, PageHead } from '../app/pageView.tsx'
import { back, go } from '../app/router.ts'
import { leave } from '../exercise/exerciseCtrl.ts'
import list from '../exercise/list.module.css'
import { Button } from '../look/buttonView.tsx'
import { deck, tries } from '../practice/practiceCtrl.ts'
import { inOrder } from '../practice/schedule.ts'
import { lang, nameIn } from '../words/words.ts'
import css from './puzzles.module.css'
import { daily, followDay, nextPuzzle, puzzles, standing, today, wish, withTheme } from './puzzlesCtrl.ts'

const RATINGS = [1, 2, 3, 4, 5]

export function PuzzleList() {
  useEffect(leave, [])
  useEffect(followDay, [])
  const next = nextPuzzle()
  return (
    <Page>
      <PageHead title={a('puzzles.title')} onBack={() => back()} />
      <p>{a('puzzles.intro')}</p>
      <Daily />
      <Figures />
      <div class={css.ways}>
        {next !== null && (
          <Button kind="main" onPress={() => go('puzzles', next.id)}>
            {a(standing.value.solved.has(next.id) ? 'puzzles.again' : 'puzzles.next')}
          </Button>
        )}
        <Level />
      </div>
      <Themes />
      <OwnMistakes />
    </Page>
  )
}

function Daily() {
  const puzzle = daily.value
  if (puzzle === null) return null
  const date = new Intl.DateTimeFormat(lang.value, { dateStyle: 'long' }).format(today.value)
  const isSolved = standing.value.solved.has(puzzle.id)
  return (
    <button type="button" class={css.daily} data-solved={isSolved} onClick={() => go('puzzles', 'daily')}>
      <b>
        {isSolved && '✓ '}
        {a('puzzles.daily')}
      </b>
      <span>{date}</span>
      <span>
        {nameIn(puzzle.abductor)} · {a('puzzle.rating', { rating: puzzle.rating })}
      </span>
    </button>
  )
}

function Figures() {
  const { solved, row, longestRow, rating, days } = standing.value
  const figures = [
    [row, a('puzzles.streak')],
    [longestRow, a('puzzles.streak.best')],
    [days, a('puzzles.streak.days', { n: days })],
    [rating, a('puzzles.rating')],
  ] as const
  return (
    <>
      <p>{a('puzzles.solved', { n: solved.size, total: puzzles.value.length })}</p>
      <dl class={css.figures}>
        {figures.map(([figure, name]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Level() {
  return (
    <label class={css.level}>
      {a('puzzles.level')}
      <select
        value={wish.value.rating ?? ''}
        onChange={({ currentTarget: { value } }) => {
          wish.value = { ...wish.value, rating: value === '' ? null : Number(value) }
        }}
      >
        <option value="">{a('puzzles.level.any')}</option>
        {RATINGS.map((rating) => (
          <option key={rating} value={rating}>
            {rating}
          </option>
        ))}
      </select>
    </label>
  )
}

/** Pressed, it is what the next puzzles are about; pressed again, they are about anything. */
function Themes() {
  return (
    <section>
      <h2>{a('puzzles.themes')}</h2>
      <ul class={css.themes}>
        {THEMES.filter((theme) => withTheme(theme).length > 0).map((theme) => {
          const all = withTheme(theme)
          const n = all.filter(({ id }) => standing.value.solved.has(id)).length
          const name = a(`puzzle.theme.${theme}`)
          const isWished = wish.value.theme === theme
          return (
            <li key={theme}>
              <Button
                isPressed={isWished}
                label={a('puzzles.theme', { theme: name, n, total: all.length })}
                onPress={() => {
                  wish.value = { ...wish.value, theme: isWished ? null : theme }
                }}
              >
                {name} <small>{`${n}/${all.length}`}</small>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function OwnMistakes() {
  const items = deck.value ?? []
  const due = inOrder(items, tries.value, Date.now()).filter(({ days }) => days === 0).length
  return (
    <section class={css.own}>
      <h2>{a('puzzles.own')}</h2>
      <button type="button" class={list.entry} onClick={() => go('practice')}>
        <b>{a('practice.count', { n: items.length, due })}</b>
      </button>
    </section>
  )
}
