import { lazy } from '../app/lazyView.tsx'

/** What the first game does not begin with. The last page of a night is fetched long before it comes. */
export const Result = lazy(async () => (await import('./resultView.tsx')).Result)
/** Few play with dice of their own; for those it is there before the first roll. */
export const OwnDice = lazy(async () => (await import('./ownDiceView.tsx')).OwnDice)
