import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { address } from '../app/router.ts'
import { shownDate, shownNumber } from '../career/words.ts'
import { Button } from '../look/buttonView.tsx'
import css from '../own/own.module.css'
import { lang } from '../words/words.ts'
import { allKept } from './keptRun.ts'
import own from './lab.module.css'
import { allRuns, deleteRun, type RunSummary } from './labStore.ts'
import { forget } from './runCtrl.ts'
import { lt } from './words.ts'

/** What was asked before, the newest first. */
export function Runs() {
  const runs = useSignal<readonly RunSummary[]>([])
  useEffect(() => {
    // Without a database (a private window) nothing was ever kept.
    void allKept()
      .then(allRuns)
      .then(
        (found) => {
          runs.value = found
        },
        () => {},
      )
  }, [])
  if (runs.value.length === 0) return null
  const remove = async (key: string) => {
    runs.value = runs.value.filter((each) => each.key !== key)
    forget(key)
    await allKept()
    await deleteRun(key)
  }
  return (
    <section>
      <h2>{lt('lab.runs')}</h2>
      <ul class={css.rows}>
        {runs.value.map((run) => {
          const name = run.names[lang.value]
          return (
            <li key={run.key} class={css.row}>
              <a class={own.earlier} href={address('lab', 'run', run.key)}>
                <b>{name}</b>
                <span class={css.quiet}>{stateOf(run)}</span>
              </a>
              <Button kind="quiet" label={lt('lab.runs.delete', { name })} onPress={() => remove(run.key)}>
                ✕
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

function stateOf({ isOver, games, totalGames, changedAt }: RunSummary): string {
  const counts = { done: shownNumber(games), games: shownNumber(isOver ? games : totalGames) }
  return `${lt(isOver ? 'lab.runs.done' : 'lab.runs.open', counts)} · ${shownDate(changedAt)}`
}
