import { KEPT_HEADINGS, type KeptHeading } from '@negotiator/career'
import { ABDUCTORS } from '@negotiator/content'
import { useEffect } from 'preact/hooks'
import { Page, PageHead } from '../app/pageView.tsx'
import { back } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { nameIn, t } from '../words/words.ts'
import { AbductorsTable } from './abductorsTable.tsx'
import { Achievements } from './achievementsView.tsx'
import { AnalyseAll } from './analyseAllView.tsx'
import css from './career.module.css'
import {
  abductor,
  career,
  chapter,
  chapterGames,
  followCareer,
  heading,
  history,
  reading,
  refreshCareer,
} from './careerCtrl.ts'
import { exportCsv, exportJson } from './exportCtrl.ts'
import { GameList } from './gameListView.tsx'
import { LengthChart } from './lengthChart.tsx'
import { Numbers } from './numbersView.tsx'
import { SetAsideGames } from './setAsideView.tsx'
import { WaysChart } from './waysChart.tsx'
import { WinRateChart } from './winRateChart.tsx'
import { ct, shownNumber } from './words.ts'

followCareer()

/** `#/career`: everything that the games of this browser tell. */
export function CareerPage() {
  useEffect(() => void refreshCareer(), [])
  return (
    <Page isWide>
      <PageHead title={ct('career.title')} onBack={() => back()} />
      {history.value === null ? <p>{t('web.loading')}</p> : <Whole />}
    </Page>
  )
}

function Whole() {
  const { practiceGames } = career.value
  return (
    <>
      <Reading />
      <SetAsideGames />
      <p class={css.rules}>{ct('career.rules')}</p>
      <Choice />
      <Statistics />
      {practiceGames > 0 && <p>{ct('career.practice-games', { n: practiceGames })}</p>}
      <Achievements />
      <GameList />
      <section class={css.export}>
        <Button onPress={exportCsv}>{ct('career.export.csv')}</Button>
        <Button onPress={exportJson}>{ct('career.export.json')}</Button>
      </section>
    </>
  )
}

/** Games that were never looked at are replayed once. */
function Reading() {
  const now = reading.value
  if (now === null) return null
  const words = ct('career.reading', { done: shownNumber(now.done), all: shownNumber(now.all) })
  return (
    <p class={css.reading}>
      <progress max={now.all} value={now.done} aria-label={words} /> {words}
    </p>
  )
}

function Choice() {
  return (
    <div class={css.choice}>
      <label>
        {ct('career.choose.abductor')}
        <select
          value={abductor.value ?? ''}
          onChange={({ currentTarget: { value } }) => {
            abductor.value = value === '' ? null : value
          }}
        >
          <option value="">{ct('career.choose.everybody')}</option>
          {abductorIds().map((id) => (
            <option key={id} value={id}>
              {nameIn(id)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {ct('career.choose.heading')}
        <select
          value={heading.value}
          onChange={({ currentTarget: { value } }) => {
            heading.value = value as KeptHeading
          }}
        >
          {KEPT_HEADINGS.map((each) => (
            <option key={each} value={each}>
              {`${ct(`career.heading.${each}`)} (${shownNumber(career.value.chapters[each].all.games)})`}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

/** Those of the two games, and those of packs that were played. */
function abductorIds(): readonly string[] {
  const played = career.value.games.map(({ facts }) => facts.abductor)
  return [...new Set([...ABDUCTORS.map((each) => each.abductor.id), ...played])]
}

function Statistics() {
  const statistics = chapter.value
  if (statistics === null || statistics.games === 0) return <p class={css.none}>{ct('career.none')}</p>
  return (
    <>
      <Numbers of={statistics} />
      <AnalyseAll />
      <div class={css.charts}>
        <WinRateChart won={chapterGames.value.map(({ facts }) => facts.won)} />
        <WaysChart ways={statistics.ways} />
        <LengthChart length={statistics.length} />
      </div>
      {abductor.value === null && <AbductorsTable of={career.value.chapters[heading.value]} />}
    </>
  )
}
