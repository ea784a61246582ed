import {
  type Career,
  gamesAgainst,
  gamesUnder,
  KEPT_HEADINGS,
  type KeptHeading,
  type Statistics,
} from '@negotiator/career'
import { careerText, nameOf } from '@negotiator/language'
import { heading } from '../terminal/heading.ts'
import type { Look } from '../terminal/look.ts'
import { padEnd } from '../terminal/text-width.ts'
import { wrap } from '../terminal/wrap.ts'
import { achievementLines } from './achievement-lines.ts'
import { rate, statisticsLines } from './statistics-lines.ts'

/** The whole career, or that against one abductor. */
export function careerLines(look: Look, career: Career, abductor: string | null): string[] {
  const { lang } = look
  const title =
    abductor === null
      ? careerText(lang, 'career.title')
      : careerText(lang, 'career.title.abductor', { abductor: nameOf(lang, abductor) })
  const chapters = KEPT_HEADINGS.flatMap((kept) => chapterLines(look, career, kept, abductor))
  const { practiceGames, achievements } = career
  const shown = achievements.filter((each) => abductor === null || each.abductor === abductor)
  return [
    heading(look, title),
    ...(chapters.length === 0 ? wrap(careerText(lang, 'career.none'), look.width) : chapters),
    ...(practiceGames === 0
      ? []
      : wrap(careerText(lang, 'career.practice-games', { n: practiceGames }), look.width)),
    ...achievementLines(look, shown),
  ]
}

/** Nothing if there is no game under this heading. */
function chapterLines(look: Look, career: Career, kept: KeptHeading, abductor: string | null): string[] {
  const { all, byAbductor } = career.chapters[kept]
  const statistics = abductor === null ? all : byAbductor[abductor]
  if (statistics === undefined || statistics.games === 0) return []
  const won = gamesAgainst(gamesUnder(career.games, kept), abductor).map(({ facts }) => facts.won)
  return [
    ...(kept === 'career' ? [] : [heading(look, careerText(look.lang, `career.heading.${kept}`))]),
    ...statisticsLines(look, statistics, won),
    ...(abductor === null ? ['', ...table(look, byAbductor)] : []),
  ]
}

/** One line per abductor: games, victories, win rates. */
function table(look: Look, byAbductor: Readonly<Record<string, Statistics>>): string[] {
  const { lang } = look
  const rows = Object.entries(byAbductor).map(([id, statistics]) => ({
    name: nameOf(lang, id),
    ...statistics,
  }))
  const width = Math.max(...rows.map(({ name }) => name.length))
  return [
    heading(look, careerText(lang, 'career.by-abductor')),
    ...rows.map(({ name, games, won, lost, winRate, rolling }) => {
      const counts = careerText(lang, 'career.games.value', { games, won, lost })
      const last = rolling.map(
        ({ size, winRate: of }) =>
          `${careerText(lang, 'career.win-rate.last', { n: size })} ${rate(lang, of)}`,
      )
      return `  ${padEnd(name, width)}  ${[counts, rate(lang, winRate), ...last].join(' · ')}`
    }),
  ]
}
