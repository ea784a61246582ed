import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { route } from '../app/router.ts'
import { isReplay } from '../game/gameCtrl.ts'
import { NoGame } from '../landing/noGameView.tsx'
import { around } from '../words/around.ts'
import { lang, t } from '../words/words.ts'
import { placeOf } from './place.ts'
import { follow, lay, open, replay, stopNaming } from './replayCtrl.ts'
import { ReplayTable } from './replayTableView.tsx'
import { wt } from './words.ts'

/** `#/replay/ID.12`: a stored game after step 12; `#/replay/~GAME.12`: one that the address holds. */
export function ReplayPage() {
  const place = placeOf(route.value[1] ?? '')
  const source = place?.source ?? ''
  const named = place?.step ?? null
  const problem = useSignal<'missing' | 'unreadable' | 'damaged' | null>(null)
  useEffect(() => {
    problem.value = null
    void open(source, named).then((result) => {
      problem.value = result
    })
    return stopNaming
  }, [source])
  useEffect(() => follow(source, named), [named])
  useEffect(() => {
    if (replay.peek() !== null && isReplay.peek()) lay()
  }, [lang.value])
  if (replay.value?.source === source && isReplay.value) return <ReplayTable />
  if (problem.value === null) return <p>{t('web.loading')}</p>
  const title = problem.value === 'damaged' ? wt('watch.damaged') : around(`web.game.${problem.value}`)
  return <NoGame title={title} />
}
