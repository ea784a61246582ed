import { Home } from '../home/homeView.tsx'
import { RulesPage } from '../rules-page/rulesView.tsx'
import { PlayPage } from '../table/playPage.tsx'
import { DealPage } from './dealPage.tsx'
import { LiveRegion } from './liveRegion.tsx'
import { PositionPage } from './positionPage.tsx'
import { route } from './router.ts'
import { SettingsPage } from './settingsPage.tsx'

export function App() {
  return (
    <>
      <Page />
      <LiveRegion />
    </>
  )
}

function Page() {
  switch (route.value[0]) {
    case 'play':
      return <PlayPage />
    case 'rules':
      return <RulesPage />
    case 'settings':
      return <SettingsPage />
    case 'deal':
      return <DealPage />
    case 'position':
      return <PositionPage />
    default:
      return <Home />
  }
}
