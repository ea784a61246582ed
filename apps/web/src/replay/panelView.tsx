import { actionWords } from '@negotiator/language'
import { playOnFrom, saveText, stateOf, upTo } from '@negotiator/session'
import { go } from '../app/router.ts'
import { download, fileDate } from '../data/download.ts'
import { shareReplay } from '../data/shareCtrl.ts'
import { put } from '../game/actCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import { lang, t } from '../words/words.ts'
import { NoteField } from './noteView.tsx'
import css from './panel.module.css'
import { goTo, isShared, linesAt, marks, replay, step, steps, whole } from './replayCtrl.ts'
import { MarkWords, stepName } from './timelineView.tsx'
import { wt } from './words.ts'

/** The step in words, what the player thinks of it, and what can be done with it. */
export function Panel() {
  const now = step.value
  return (
    <aside class={css.panel} aria-label={stepName(now)}>
      <h2>{stepName(now)}</h2>
      <ul class={css.lines}>
        {linesAt(now).map((line, i) => (
          <li key={i}>{line}</li>
        ))}
      </ul>
      <p class={css.next}>{nextWords()}</p>
      <NoteField key={now} step={now} />
      <Ways />
      <AllSteps />
      <p class={css.keys}>{wt('watch.keys')}</p>
    </aside>
  )
}

/** What was done then. */
function nextWords(): string {
  const { steps: all, resigned, game } = whole.value
  const next = all[step.value]
  const state = stateOf(upTo(whole.value, step.value))
  if (next !== undefined)
    return wt('watch.next', { action: actionWords(lang.value, game, state, next.action) })
  if (state.result !== 0) return ''
  return wt(resigned ? 'watch.next.resigned' : 'watch.next.open')
}

function Ways() {
  const playOn = () => go('play', put(playOnFrom(whole.value, step.value)))
  const { abductor } = whole.value.setup
  const isOver = whole.value.resigned || stateOf(whole.value).result !== 0
  return (
    <div class={css.ways}>
      <Button kind="main" onPress={playOn} describedBy="play-on">
        {wt('watch.play-on')}
      </Button>
      <p id="play-on" class={css.about}>
        {wt('watch.play-on.about')}
      </p>
      {!isShared.value && <ToGame isOver={isOver} />}
      <Button onPress={() => void shareReplay(whole.value, step.value)}>{wt('watch.link')}</Button>
      <Button onPress={() => download(`negotiator-${abductor}-${fileDate()}.json`, saveText(whole.value))}>
        {wt('watch.file')}
      </Button>
    </div>
  )
}

/** A game that goes on is on its table; one that is over can be asked about. */
function ToGame({ isOver }: { isOver: boolean }) {
  const { source } = replay.value!
  if (isOver) return <Button onPress={() => go('analysis', source)}>{t('web.end.analysis')}</Button>
  return <Button onPress={() => go('play', source)}>{wt('watch.to-table')}</Button>
}

/** The twin of the timeline in words; a press goes there. */
function AllSteps() {
  return (
    <details class={css.all}>
      <summary>{wt('watch.steps')}</summary>
      <ol class={css.steps}>
        {Array.from({ length: steps.value + 1 }, (_, number) => (
          <li key={number}>
            <button
              type="button"
              class={css.step}
              aria-current={number === step.value ? 'step' : undefined}
              onClick={() => goTo(number)}
            >
              <b>{number}</b>
              <span>
                {linesAt(number).join(' ')} <MarkWords of={marks.value[number] ?? []} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}
