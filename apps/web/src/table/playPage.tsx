import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { MissingGame, Sheets, UnreadableGame } from '../app/pages.ts'
import { painted } from '../app/painted.ts'
import { route } from '../app/router.ts'
import { openGame } from '../game/gameCtrl.ts'
import { allKept, lay } from '../game/keepCtrl.ts'
import { hush, spoken } from '../game/noticeCtrl.ts'
import { getGame } from '../store/gamesStore.ts'
import { t } from '../words/words.ts'
import { Table } from './tableView.tsx'

/** `#/play/ID`: the game of that id, from this tab or from the database. */
export function PlayPage() {
  const id = route.value[1] ?? ''
  const problem = useSignal<'missing' | 'unreadable' | null>(null)
  const isOpen = openGame.value?.id === id
  useEffect(() => {
    problem.value = null
    if (openGame.peek()?.id === id) return
    void resume(id).then((result) => {
      problem.value = result
    })
  }, [id])
  useEffect(() => hush, [])
  useEffect(() => {
    const { n } = spoken.peek()
    if (!isOpen) return
    void import('./spokenStatus.ts').then(({ sayArrival }) => sayArrival(n))
    void painted().then(arrive)
  }, [isOpen, id])
  if (isOpen) {
    return (
      <>
        <Table />
        {route.value[2] !== undefined && <Sheets />}
      </>
    )
  }
  if (problem.value === 'missing') return <MissingGame />
  if (problem.value === 'unreadable') return <UnreadableGame />
  return (
    <main>
      <p>{t('web.loading')}</p>
    </main>
  )
}

/** The button that led here is gone: the next Tab goes on from the stage, to the hand. Keys mean what they always do there. */
function arrive(): void {
  if (document.activeElement !== document.body) return
  document.querySelector<HTMLElement>('[data-area="stage"]')?.focus({ preventScroll: true })
}

async function resume(id: string): Promise<'missing' | 'unreadable' | null> {
  try {
    // A step or a note that is still on its way belongs to the game.
    await allKept()
    const record = await getGame(id)
    if (record === null) return 'missing'
    return (await lay(record)) ? null : 'unreadable'
  } catch {
    return 'missing'
  }
}
