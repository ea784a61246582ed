import type { AchievementId } from './achievements.ts'
import { inOrder, type PlayedGame } from './played-game.ts'
import { progressOf } from './progress.ts'

/** The achievements that were won in this very game; those of an earlier one, or of its copy, are not news. */
export const broughtBy = (played: readonly PlayedGame[], game: string): AchievementId[] =>
  progressOf(inOrder(played))
    .filter(({ wonIn }) => wonIn?.id === game)
    .map(({ id }) => id)
