import type { GameSetup } from '@negotiator/session'
import { type Achievement, achievementsFor } from './achievements.ts'
import { type Heading, headingOf } from './heading.ts'
import type { Progress } from './progress.ts'

/** What a game will count for, known before it begins. Hints are recorded; they forbid nothing (§13). */
export interface Eligibility {
  readonly heading: Heading
  readonly countsForStatistics: boolean
  readonly countsForAchievements: boolean
  /** Those that this game can win and that are not won yet; none if it does not count. */
  readonly open: readonly Achievement[]
}

export function eligibilityOf(
  setup: Pick<GameSetup, 'abductor' | 'practice' | 'ownDice' | 'chosenSeed' | 'packs'>,
  progress: readonly Progress[] = [],
): Eligibility {
  const heading = headingOf(setup)
  const won = new Set(progress.filter(({ wonIn }) => wonIn !== null).map(({ id }) => id))
  const countsForAchievements = heading === 'career'
  return {
    heading,
    countsForStatistics: heading !== 'practice',
    countsForAchievements,
    open: countsForAchievements ? achievementsFor(setup.abductor).filter(({ id }) => !won.has(id)) : [],
  }
}
