import { lazy } from './lazyView.tsx'
import { lettered } from './lettered.ts'

/** A large name wraps elsewhere in other letters, and all that is below it would jump. */
const LARGE = '600 1rem "Barlow Condensed"'

/** Everything but the start page and the table comes after them. */
export const RulesPage = lazy(async () => (await import('../rules-page/rulesView.tsx')).RulesPage)
export const SettingsPage = lazy(async () => (await import('./settingsPage.tsx')).SettingsPage)
export const DealPage = lazy(async () => (await lettered(LARGE, import('../landing/dealPage.tsx'))).DealPage)
export const PositionPage = lazy(
  async () => (await lettered(LARGE, import('../landing/positionPage.tsx'))).PositionPage,
)
export const MissingGame = lazy(async () => (await import('../landing/noGameView.tsx')).MissingGame)
export const UnreadableGame = lazy(async () => (await import('../landing/noGameView.tsx')).UnreadableGame)
export const LearnPage = lazy(async () => (await import('../learn/learnPage.tsx')).LearnPage)
export const AnalysisPage = lazy(async () => (await import('../analysis/analysisPage.tsx')).AnalysisPage)
export const PracticePage = lazy(async () => (await import('../practice/practicePage.tsx')).PracticePage)
export const PuzzlesPage = lazy(async () => (await import('../puzzles/puzzlesPage.tsx')).PuzzlesPage)
export const SetsPage = lazy(async () => (await import('../sets/setsPage.tsx')).SetsPage)
export const PacksPage = lazy(async () => (await import('../packs/packsPage.tsx')).PacksPage)
export const Sheets = lazy(async () => (await import('../sheets/sheetsView.tsx')).Sheets)
export const CareerPage = lazy(async () => (await import('../career/careerPage.tsx')).CareerPage)
export const LabPage = lazy(async () => (await import('../lab/labPage.tsx')).LabPage)
export const ReplayPage = lazy(async () => (await import('../replay/replayPage.tsx')).ReplayPage)
export const NextGameCounts = lazy(async () => (await import('../career/eligibilityView.tsx')).NextGameCounts)
