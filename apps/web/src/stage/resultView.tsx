import { headingOf } from '@negotiator/career'
import { endingText, hostageOf } from '@negotiator/language'
import { undoRefusal } from '@negotiator/session'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { go, replace, route } from '../app/router.ts'
// Not by way of the other pictures: it comes with the end of a night, they with its beginning.
import { Ending } from '../art/ending.tsx'
import type { Brought } from '../career/broughtView.tsx'
import { again, playAnother } from '../game/actCtrl.ts'
import { isLesson, isReplay, openGame, seats, session, speaker, view } from '../game/gameCtrl.ts'
import { lastRoll } from '../game/lastStep.ts'
import type { Fate } from '../game/people.ts'
import { takeBack } from '../game/undoCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { isDesk } from '../look/room.ts'
import { RuleLink } from '../look/ruleLinkView.tsx'
import { lang, t } from '../words/words.ts'
import css from './result.module.css'

/** The last page of the night. */
export function Result() {
  const { saved, killed, pool, side, result, endTest } = view.value
  const { resigned, setup, hints } = session.value
  const isWon = result === 'won' && !resigned
  const reason = resigned ? 'resigned' : (view.value.reason ?? 'resigned')
  const ending = endingText(lang.value, reason, {
    saved,
    killed,
    total: saved + killed + pool + side,
    abductor: speaker.value,
    test: endTest,
  })
  const isPlayed = !isLesson.value && !isReplay.value
  const counts = isPlayed && headingOf(setup) === 'career'
  return (
    <div class={css.result} data-won={isWon} data-counts={counts}>
      <div class={css.picture}>
        <Ending outcome={isWon ? 'won' : 'lost'} />
        {counts && <Achievements />}
      </div>
      <div class={css.head}>
        <p class={css.verdict}>
          {t(isWon ? 'play.won' : 'play.lost')} {!resigned && <RuleLink rule={isWon ? 'G1' : 'G2'} />}
        </p>
        <LastRoll />
      </div>
      <h2>{ending.title}</h2>
      <p>{ending.text}</p>
      <Names fate="saved" />
      <Names fate="held" />
      <Names fate="killed" />
      {hints.length > 0 && <p class={css.note}>{t('web.hint.count', { n: hints.length })}</p>}
      {setup.practice && !isLesson.value && <p class={css.note}>{t('play.end.practice')}</p>}
      {isPlayed && <Ways />}
    </div>
  )
}

/** They are known after the page is there, and lie where the picture has kept room for them: nothing moves. */
function Achievements() {
  const view = useSignal<typeof Brought | null>(null)
  useEffect(() => {
    const show = (loaded: { Brought: typeof Brought }) => {
      view.value = loaded.Brought
    }
    // What cannot be had is no loss: the career tells it too.
    import('../career/broughtView.tsx').then(show, () => {})
  }, [])
  const View = view.value
  return (
    <div class={css.brought} role="status">
      {View !== null && <View game={openGame.value?.id ?? ''} />}
    </div>
  )
}

/** The dice that ended it. A desk has the log beside it, a replay its own words. */
function LastRoll() {
  if (session.value.resigned || isDesk.value || isReplay.value) return null
  const words = lastRoll(session.value)
  return words === '' ? null : <p class={css.note}>{words}</p>
}

function Ways() {
  const lay = (id: string | null) => {
    if (id !== null) replace('play', id)
  }
  return (
    <div class={css.ways}>
      <Button kind="main" onPress={() => lay(playAnother())}>
        {t('web.end.new')}
      </Button>
      <Button onPress={() => go('analysis', route.value[1]!)}>{t('web.end.analysis')}</Button>
      <Button onPress={() => lay(again())}>{t('web.end.same')}</Button>
      {undoRefusal(session.value) === null && <Button onPress={takeBack}>{t('web.undo')}</Button>}
      <Button onPress={() => go('replay', route.value[1] ?? '')}>{t('web.replay')}</Button>
      <Button onPress={() => go(...route.value.slice(0, 2), 'log')}>{t('web.end.log')}</Button>
      <Button onPress={() => go()}>{t('web.home')}</Button>
    </div>
  )
}

const LABELS = { saved: 'cli.label.saved', held: 'cli.label.pool', killed: 'cli.label.killed' } as const

function Names({ fate }: { fate: Fate }) {
  const names = seats.value
    .filter((seat) => seat.fate === fate)
    .map(({ person }) => hostageOf(lang.value, person).name)
  if (names.length === 0) return null
  return (
    <p class={css[fate]}>
      <b>{t(LABELS[fate])}</b> {names.join(', ')}
    </p>
  )
}
