import { checkpointOf, htmlReport, jobKey, type LabRun, progressText } from '@negotiator/lab'
import { useEffect } from 'preact/hooks'
import { backTo } from '../app/router.ts'
import { shownNumber } from '../career/words.ts'
import { download } from '../data/download.ts'
import { say } from '../game/noticeCtrl.ts'
import { Button } from '../look/buttonView.tsx'
import css from '../own/own.module.css'
import { lang, t } from '../words/words.ts'
import { Answer, answerWords } from './answerView.tsx'
import { isKept } from './keptRun.ts'
import own from './lab.module.css'
import { close, detail, open, type Phase, phase, shown, start, stop } from './runCtrl.ts'
import { runName } from './runName.ts'
import { lt } from './words.ts'

/** A question being answered: how far it is, what is known so far, and the way out of the page. */
export function Run({ id }: { id: string }) {
  useEffect(() => {
    void open(id)
    return close
  }, [id])
  const now = shown.value
  const isDone = phase.value === 'done'
  useEffect(() => {
    if (isDone && now !== null) say(answerWords(now.report))
  }, [isDone])
  if (now === null) return <Nothing now={phase.value} />
  return (
    <>
      <h2 class={own.about}>{runName(lang.value, now.run.job)}</h2>
      <Progress />
      {!isKept.value && <p class={css.refused}>{lt('lab.run.not-kept')}</p>}
      <Answer run={now.run} report={now.report} />
      {now.run.games > 0 && <TakeAlong run={now.run} />}
    </>
  )
}

function Nothing({ now }: { now: Phase }) {
  if (now !== 'missing' && now !== 'damaged' && now !== 'other-version') return <p>{t('web.loading')}</p>
  return (
    <div class={css.refused}>
      <p role="alert">{lt(`lab.run.${now}`)}</p>
      <p>
        <Button onPress={() => backTo('lab')}>{lt('lab.run.another')}</Button>
      </p>
    </div>
  )
}

function Progress() {
  const { run, rate, left } = shown.value!
  const { games, totalGames, added, tasks } = run
  const now = phase.value
  const counts = { done: shownNumber(games), games: shownNumber(totalGames) }
  if (now === 'done') {
    return (
      <div class={own.progress}>
        <span role="status">{lt('lab.run.done', { games: shownNumber(games) })}</span>
        <Button onPress={() => backTo('lab')}>{lt('lab.run.another')}</Button>
      </div>
    )
  }
  if (now === 'other-weights' || now === 'no-advisor' || now === 'broken') {
    return (
      <div class={css.refused}>
        <p role="alert">{lt(`lab.run.${now}`, { detail: detail.value })}</p>
        <p>{lt('lab.run.stopped', counts)}</p>
        <p class={css.buttons}>
          {now !== 'other-weights' && <Button onPress={() => void start()}>{lt('lab.run.again')}</Button>}
          <Button onPress={() => backTo('lab')}>{lt('lab.run.another')}</Button>
        </p>
      </div>
    )
  }
  const isWorking = now === 'working'
  const words = isWorking
    ? progressText(lang.value, games, totalGames, rate, left)
    : lt('lab.run.stopped', counts)
  return (
    <div class={own.progress}>
      <progress max={tasks.length} value={added} aria-label={words} />
      <span>{words}</span>
      <Button kind={isWorking ? 'plain' : 'main'} onPress={isWorking ? stop : () => void start()}>
        {lt(isWorking ? 'lab.run.stop' : 'lab.run.go-on')}
      </Button>
    </div>
  )
}

/** The very files that the terminal writes for the same job. */
function TakeAlong({ run }: { run: LabRun }) {
  const name = `negotiator-lab-${jobKey(run.job)}`
  const checkpoint = `${name}.checkpoint.json`
  const { report } = shown.value!
  return (
    <section class={css.panel}>
      <h2>{lt('lab.run.take')}</h2>
      <div class={css.buttons}>
        <Button onPress={() => download(`${name}.html`, htmlReport(lang.value, run), 'text/html')}>
          {lt('lab.run.html')}
        </Button>
        <Button onPress={() => download(`${name}.json`, `${JSON.stringify(report)}\n`)}>
          {lt('lab.run.json')}
        </Button>
        {!run.isOver && (
          <Button onPress={() => download(checkpoint, `${JSON.stringify(checkpointOf(run))}\n`)}>
            {lt('lab.run.checkpoint')}
          </Button>
        )}
      </div>
      {!run.isOver && <p class={css.quiet}>{lt('lab.kept', { file: checkpoint })}</p>}
    </section>
  )
}
