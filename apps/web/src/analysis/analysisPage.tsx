import { doubtOf } from '@negotiator/advisor'
import { useEffect } from 'preact/hooks'
import { Page, PageHead } from '../app/pageView.tsx'
import { back, go, replace, route } from '../app/router.ts'
import { Button } from '../look/buttonView.tsx'
import { advised } from '../words/advised.ts'
import { around } from '../words/around.ts'
import { nameIn, t } from '../words/words.ts'
import css from './analysis.module.css'
import { analysed, close, knowledge, mistakes, open, phase, start, stop } from './analysisCtrl.ts'
import { Curve } from './curveView.tsx'
import { a, points, signedPoints } from './figures.ts'
import { Moments } from './momentsView.tsx'
import { chosen, told, uncovered } from './stepsCtrl.ts'
import { StepsTable } from './stepsTableView.tsx'
import { StepPanel } from './stepView.tsx'
import { Sum } from './sumView.tsx'

/** `#/analysis/GAME`: what was luck and what was skill. */
export function AnalysisPage() {
  const id = route.value[1] ?? ''
  useEffect(() => {
    if (analysed.peek()?.record.id !== id) {
      chosen.value = 0
      uncovered.value = new Set()
    }
    void open(id)
    return close
  }, [id])
  const now = told.value
  // Not before all is known: the page would be laid out anew while it is read.
  const isUnclear = now !== null && phase.value === 'done' && doubtOf(now.balance) === 'undecided'
  return (
    <Page isWide phase={phase.value}>
      <PageHead title={a('analysis.title')} onBack={() => back('play', id)} />
      <Title />
      <Progress />
      {now !== null && (
        <>
          <Note />
          {isUnclear ? (
            <p class={css.note}>{a('analysis.undecided', { error: points(now.balance.error) })}</p>
          ) : (
            <Sum balance={now.balance} />
          )}
          <Practise />
          <Curve balance={now.balance} />
          <StepPanel now={now} />
          <div class={css.beside}>
            <Moments now={now} />
          </div>
          {isUnclear && <Sum balance={now.balance} />}
          <StepsTable now={now} />
        </>
      )}
    </Page>
  )
}

function Title() {
  const game = analysed.value
  if (game === null) return null
  const { abductor, turn, result } = game.record.summary
  const key = result === 'won' ? 'web.games.won' : 'web.games.lost'
  return <p class={css.game}>{t(key, { name: nameIn(abductor), turn })}</p>
}

/** How far it is, and what can be done about it. */
function Progress() {
  const id = route.value[1] ?? ''
  switch (phase.value) {
    case 'loading':
      return <p>{t('web.loading')}</p>
    case 'missing':
    case 'unreadable':
      return (
        <div class={css.progress}>
          <h2>{around(`web.game.${phase.value}`)}</h2>
          <Button onPress={() => replace()}>{t('web.home')}</Button>
        </div>
      )
    case 'going-on':
    case 'empty':
      return (
        <div class={css.progress}>
          <p>{a(`analysis.${phase.value}`)}</p>
          <Button onPress={() => replace('play', id)}>{a('analysis.to-game')}</Button>
        </div>
      )
    case 'no-advisor':
      return (
        <div class={css.progress}>
          <p role="alert">{around('web.hint.missing')}</p>
          <Button onPress={start}>{t('web.again')}</Button>
        </div>
      )
    default:
      return <Bar />
  }
}

function Bar() {
  const done = told.value?.analysis.steps.length ?? 0
  const all = analysed.value?.session.steps.length ?? 0
  const isWorking = phase.value === 'working'
  const balance = told.value?.balance
  if (phase.value === 'done' && balance !== undefined) {
    const { luck, skill, error } = balance
    return (
      <p class="visually-hidden" role="status">
        {doubtOf(balance) === 'undecided'
          ? a('analysis.undecided', { error: points(error) })
          : a('analysis.done', { luck: signedPoints(luck), skill: signedPoints(skill) })}
      </p>
    )
  }
  const words = a(isWorking ? 'analysis.progress' : 'analysis.paused', { done, all })
  return (
    <div class={css.progress}>
      <progress max={all} value={done} aria-label={words} />
      <span>{words}</span>
      <Button onPress={isWorking ? stop : start}>{a(isWorking ? 'analysis.stop' : 'analysis.resume')}</Button>
    </div>
  )
}

/** What makes it weaker than it could be. */
function Note() {
  if (knowledge.value === 'own') return null
  const file = nameIn(analysed.value?.session.setup.abductor ?? '')
  return (
    <p class={css.note}>
      {knowledge.value === 'any' ? advised('advisor.any') : advised('advisor.stale', { file })}
    </p>
  )
}

/** The mistakes of this game, one after the other. */
function Practise() {
  const [first] = mistakes.value
  if (first === undefined) return null
  return (
    <p>
      <Button kind="main" onPress={() => go('practice', first.id)}>
        {a('analysis.practise', { n: mistakes.value.length })}
      </Button>
    </p>
  )
}
