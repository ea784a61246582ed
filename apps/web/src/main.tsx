import './look/fonts.css'
import './look/tokens.css'
import './look/base.css'
import { render } from 'preact'
import { App } from './app/appView.tsx'
import { goOffline } from './app/offlineCtrl.ts'
import { Sheets } from './app/pages.ts'
import { applySettings } from './app/settingsCtrl.ts'
import { goOnWithBegun } from './game/actCtrl.ts'
import { followPresses } from './game/catchUp.ts'
import { followDoublePresses } from './game/doublePress.ts'
import { followOtherTabs, keeping } from './game/keepCtrl.ts'
import { followLanguage } from './game/retell.ts'
import { followSoundSetting } from './game/soundCtrl.ts'
import { followStoryPresses } from './game/storyPress.ts'
import { followFingers } from './game/whileDown.ts'
import { followGames } from './home/homeCtrl.ts'
import { RaisedDemand, Result } from './stage/lazyStage.ts'
import { database } from './store/database.ts'

// Opened before the first step needs it: a step is then written within milliseconds.
database().catch(() => {})
applySettings()
followLanguage()
followOtherTabs(goOnWithBegun)
followPresses()
followDoublePresses()
followStoryPresses()
followFingers()
followGames()
followSoundSetting()
render(<App />, document.getElementById('app')!)

// A step that is not written yet, or could not be, is worth a question.
addEventListener('beforeunload', (event) => {
  if (keeping.value !== 'kept') event.preventDefault()
})

// After the first paint: none of it is needed for the first game.
addEventListener('load', () => {
  void goOffline()
  Sheets.fetch()
  RaisedDemand.fetch()
  Result.fetch()
  void navigator.storage?.persist?.()
})
