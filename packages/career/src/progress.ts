import { ACHIEVEMENTS, type Achievement, type AchievementId } from './achievements.ts'
import type { PlayedGame } from './played-game.ts'

/** How far an achievement is. */
export interface Progress {
  readonly id: AchievementId
  readonly abductor: string | null
  readonly goal: number
  /** At most the goal; of a row of games, how long it is now. */
  readonly reached: number
  /** The game in which it was won. */
  readonly wonIn: { readonly id: string; readonly at: number } | null
}

/** The abductors of each game (§13, `all-three-in-a-row`). */
export const TRIOS: readonly (readonly string[])[] = [
  ['arkayne', 'donna', 'edward'],
  ['lijah', 'barrett', 'renesha'],
]

/** Of games in the order played; those that do not count for achievements are passed over. */
export function progressOf(games: readonly PlayedGame[]): Progress[] {
  const counting = games.filter(({ facts }) => facts.heading === 'career')
  return ACHIEVEMENTS.map((achievement) => progress(achievement, counting))
}

function progress(achievement: Achievement, games: readonly PlayedGame[]): Progress {
  const { id, abductor, goal, measure } = achievement
  const step = measure === null ? overGames(id) : withinGame(measure)
  let reached = 0
  for (const game of games) {
    if (abductor !== null && game.facts.abductor !== abductor) continue
    reached = step(reached, game)
    if (reached >= goal) {
      return { id, abductor, goal, reached: goal, wonIn: { id: game.id, at: game.at } }
    }
  }
  return { id, abductor, goal, reached, wonIn: null }
}

type Step = (reached: number, game: PlayedGame) => number

const withinGame =
  (measure: NonNullable<Achievement['measure']>): Step =>
  (reached, { facts }) =>
    Math.max(reached, measure(facts))

/** Victories are added up; or how many different ones of a trio were beaten one right after the other. */
function overGames(id: AchievementId): Step {
  if (id !== 'all-three-in-a-row') return (reached, { facts }) => reached + (facts.won ? 1 : 0)
  let row: string[] = []
  return (_, { facts: { won, abductor } }) => {
    row = won ? [...row, abductor].slice(-3) : []
    return Math.max(...TRIOS.map((trio) => tailWithin(row, trio)))
  }
}

/** The longest end of a row that has only members of a trio, none of them twice. */
function tailWithin(row: readonly string[], trio: readonly string[]): number {
  const seen = new Set<string>()
  for (const abductor of row.toReversed()) {
    if (!trio.includes(abductor) || seen.has(abductor)) break
    seen.add(abductor)
  }
  return seen.size
}
