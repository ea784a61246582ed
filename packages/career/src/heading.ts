import type { GameSetup } from '@negotiator/session'

/**
 * Under which heading a game is kept (§13). Achievements are won under the first alone; practice is kept nowhere.
 */
export type Heading = 'career' | 'chosen-seed' | 'own-dice' | 'own-packs' | 'practice'

export const HEADINGS: readonly Heading[] = ['career', 'chosen-seed', 'own-dice', 'own-packs', 'practice']

type Conditions = Pick<GameSetup, 'practice' | 'ownDice' | 'chosenSeed' | 'packs'>

export function headingOf({ practice, ownDice, chosenSeed, packs }: Conditions): Heading {
  if (practice) return 'practice'
  if (packs !== undefined) return 'own-packs'
  if (ownDice) return 'own-dice'
  return chosenSeed ? 'chosen-seed' : 'career'
}
