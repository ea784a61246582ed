import { Home } from '../home/homeView.tsx'
import { PlayPage } from '../table/playPage.tsx'
import { LiveRegion } from './liveRegion.tsx'
import {
  AnalysisPage,
  CareerPage,
  DealPage,
  LabPage,
  LearnPage,
  PacksPage,
  PositionPage,
  PracticePage,
  PuzzlesPage,
  ReplayPage,
  RulesPage,
  SetsPage,
  SettingsPage,
} from './pages.ts'
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
    case 'learn':
      return <LearnPage />
    case 'analysis':
      return <AnalysisPage />
    case 'practice':
      return <PracticePage />
    case 'puzzles':
      return <PuzzlesPage />
    case 'rules':
      return <RulesPage />
    case 'settings':
      return <SettingsPage />
    case 'sets':
      return <SetsPage />
    case 'packs':
      return <PacksPage />
    case 'career':
      return <CareerPage />
    case 'lab':
      return <LabPage />
    case 'replay':
      return <ReplayPage />
    case 'deal':
      return <DealPage />
    case 'position':
      return <PositionPage />
    default:
      return <Home />
  }
}
