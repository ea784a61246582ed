/** Achievements (§13) and statistics: every game is replayed once into facts, and the rest follows from those. */

export { ACHIEVEMENTS, type Achievement, type AchievementId, achievementsFor } from './achievements.ts'
export { broughtBy } from './brought.ts'
export {
  type Career,
  type Chapter,
  careerOf,
  gamesAgainst,
  gamesUnder,
  KEPT_HEADINGS,
  type KeptHeading,
} from './career.ts'
export { type Eligibility, eligibilityOf } from './eligibility.ts'
export { careerData, gamesAsCsv } from './export.ts'
export {
  areCurrent,
  FACTS_VERSION,
  type Facts,
  type FactsRead,
  factsOf,
  factsOfSave,
  type Way,
} from './facts.ts'
export { HEADINGS, type Heading, headingOf } from './heading.ts'
export type { LuckAndSkill, PlayedGame } from './played-game.ts'
export type { Progress } from './progress.ts'
export { byWorth, type CardStatistics } from './statistics/cards.ts'
export type { LuckStatistics } from './statistics/luck.ts'
export { type Rolling, WINDOWS, winRateSeries } from './statistics/rolling.ts'
export { type Length, type Statistics, WAYS } from './statistics/statistics.ts'
export type { Streaks } from './statistics/streaks.ts'
