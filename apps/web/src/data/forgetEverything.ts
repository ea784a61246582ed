import { forgetSettings } from '../app/settingsCtrl.ts'
import { openGame } from '../game/gameCtrl.ts'
import { forgetRuns } from '../lab/labStore.ts'
import { forgetOwn } from '../own/ownCtrl.ts'
import { deleteAllGames } from '../store/gamesStore.ts'
import { EVERYTHING, tellTabs } from '../store/tabs.ts'
import { around } from '../words/around.ts'

/** Part by part: one that the browser will not delete keeps no other. Gives back what is to be told about it. */
export async function forgetEverything(): Promise<string> {
  openGame.value = null
  const parts = await Promise.allSettled([deleteAllGames(), forgetOwn(), forgetRuns()])
  forgetSettings()
  tellTabs(EVERYTHING)
  const isDone = parts.every(({ status }) => status === 'fulfilled')
  return around(isDone ? 'web.delete.done' : 'web.delete.failed')
}
