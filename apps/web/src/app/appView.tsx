import { Home } from '../home/homeView.tsx'
import { PlayPage } from '../table/playPage.tsx'
import { LiveRegion } from './liveRegion.tsx'
import { DealPage, PositionPage, RulesPage, SettingsPage } from './pages.ts'
import { route } from './router.ts'

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
