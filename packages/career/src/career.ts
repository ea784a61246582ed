import type { Heading } from './heading.ts'
import { inOrder, type PlayedGame } from './played-game.ts'
import { type Progress, progressOf } from './progress.ts'
import { type Statistics, statisticsOf } from './statistics/statistics.ts'

/** The headings that statistics are kept under: all but practice. */
export type KeptHeading = Exclude<Heading, 'practice'>
export const KEPT_HEADINGS: readonly KeptHeading[] = ['career', 'chosen-seed', 'own-dice', 'own-packs']

/** Under one heading: in all, and against each abductor who was played. */
export interface Chapter {
  readonly all: Statistics
  readonly byAbductor: Readonly<Record<string, Statistics>>
}

export interface Career {
  readonly achievements: readonly Progress[]
  readonly chapters: Readonly<Record<KeptHeading, Chapter>>
  /** Those that count, in the order played, each once. */
  readonly games: readonly PlayedGame[]
  readonly practiceGames: number
}

/** Everything that games tell, worked out anew whenever it is asked for. */
export function careerOf(played: readonly PlayedGame[]): Career {
  const all = inOrder(played)
  const games = all.filter(({ facts }) => facts.heading !== 'practice')
  const chapters = Object.fromEntries(
    KEPT_HEADINGS.map((heading) => [heading, chapterOf(gamesUnder(games, heading))]),
  ) as Record<KeptHeading, Chapter>
  return { achievements: progressOf(games), chapters, games, practiceGames: all.length - games.length }
}

export const gamesUnder = (games: readonly PlayedGame[], heading: KeptHeading): PlayedGame[] =>
  games.filter(({ facts }) => facts.heading === heading)

export const gamesAgainst = (games: readonly PlayedGame[], abductor: string | null): PlayedGame[] =>
  games.filter(({ facts }) => abductor === null || facts.abductor === abductor)

function chapterOf(games: readonly PlayedGame[]): Chapter {
  const abductors = [...new Set(games.map(({ facts }) => facts.abductor))]
  return {
    all: statisticsOf(games),
    byAbductor: Object.fromEntries(abductors.map((id) => [id, statisticsOf(gamesAgainst(games, id))])),
  }
}
