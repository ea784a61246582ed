import { type Career, gamesAgainst, gamesUnder, KEPT_HEADINGS } from './career.ts'
import type { PlayedGame } from './played-game.ts'

/** One row per game; the names of the columns are for programs and stay as they are. */
const COLUMNS: Readonly<Record<string, (game: PlayedGame) => string | number | undefined>> = {
  id: ({ id }) => id,
  played: ({ at }) => new Date(at).toISOString(),
  abductor: ({ facts }) => facts.abductor,
  pack: ({ facts }) => facts.pack,
  heading: ({ facts }) => facts.heading,
  result: ({ facts }) => (facts.won ? 'won' : 'lost'),
  way: ({ facts }) => facts.way,
  turns: ({ facts }) => facts.turns,
  steps: ({ facts }) => facts.steps,
  saved: ({ facts }) => facts.saved,
  killed: ({ facts }) => facts.killed,
  inside: ({ facts }) => facts.inside,
  hints: ({ facts }) => facts.hints,
  start: ({ analysis }) => analysis?.start,
  luck: ({ analysis }) => analysis?.luck,
  skill: ({ analysis }) => analysis?.skill,
}

/** RFC 4180, with CRLF and a heading. */
export function gamesAsCsv(games: readonly PlayedGame[]): string {
  const rows = games.map((game) => Object.values(COLUMNS).map((column) => quoted(column(game) ?? '')))
  return [Object.keys(COLUMNS), ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

/** A spreadsheet takes what begins like a formula for one; an apostrophe makes it a text. */
function quoted(value: string | number): string {
  if (typeof value === 'number') return `${value}`
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Everything as data, for programs: the whole career, or that against one abductor. */
export function careerData(
  { achievements, chapters, games, practiceGames }: Career,
  abductor: string | null,
) {
  const kept = KEPT_HEADINGS.map((heading) => {
    const { all, byAbductor } = chapters[heading]
    const statistics = abductor === null ? { all, byAbductor } : { all: byAbductor[abductor] ?? null }
    return [heading, { ...statistics, games: gamesAgainst(gamesUnder(games, heading), abductor) }]
  })
  return {
    abductor,
    achievements: achievements.filter((each) => abductor === null || each.abductor === abductor),
    chapters: Object.fromEntries(kept),
    practiceGames,
  }
}
