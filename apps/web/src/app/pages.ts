import { lazy } from './lazyView.tsx'

/** Everything but the start page and the table comes after them. */
export const RulesPage = lazy(async () => (await import('../rules-page/rulesView.tsx')).RulesPage)
export const SettingsPage = lazy(async () => (await import('./settingsPage.tsx')).SettingsPage)
export const DealPage = lazy(async () => (await import('./dealPage.tsx')).DealPage)
export const PositionPage = lazy(async () => (await import('./positionPage.tsx')).PositionPage)
export const Sheets = lazy(async () => (await import('../sheets/sheetsView.tsx')).Sheets)
