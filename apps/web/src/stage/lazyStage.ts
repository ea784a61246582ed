import { lazy } from '../app/lazyView.tsx'
import { lettered } from '../app/lettered.ts'

/** Nothing before the last page may have needed them. */
const BOLD = '700 1rem "Atkinson Hyperlegible"'

/** What the first game does not begin with. The last page of a night is fetched long before it comes. */
export const Result = lazy(async () => (await lettered(BOLD, import('./resultView.tsx'))).Result)
/** A demand is read closely when the game has been looked at for a while. */
export const RaisedDemand = lazy(async () => (await import('./raisedDemandView.tsx')).RaisedDemand)
/** Few play with dice of their own; for those it is there before the first roll. */
export const OwnDice = lazy(async () => (await import('./ownDiceView.tsx')).OwnDice)
/** Few have something they can be asked; of those it is there before it is pressed. */
export const RaisedAbility = lazy(async () => (await import('./raisedAbilityView.tsx')).RaisedAbility)
