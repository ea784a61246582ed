import type { PlayedGame } from '../played-game.ts'

/** Two standard errors on each side, or nearly so: 95 %. */
const Z = 1.96

/** What the win rate would be without luck, as far as games were analysed. */
export interface LuckStatistics {
  readonly games: number
  /** Of the analysed games alone, as played and with the luck of every roll and draw taken off. */
  readonly winRate: number
  readonly adjusted: number
  /** Half the width of the 95 % interval; null for a single game. */
  readonly margin: number | null
  /** On average per game, in chances of winning. */
  readonly luck: number
  readonly skill: number
}

export function luckStatisticsOf(games: readonly PlayedGame[]): LuckStatistics | null {
  const analysed = games.flatMap(({ facts, analysis }) =>
    analysis === undefined ? [] : [{ ...analysis, won: facts.won ? 1 : 0 }],
  )
  const n = analysed.length
  if (n === 0) return null
  const mean = (of: (game: (typeof analysed)[number]) => number) =>
    analysed.reduce((sum, game) => sum + of(game), 0) / n
  const adjusted = mean(({ won, luck }) => won - luck)
  const squares = mean(({ won, luck }) => (won - luck - adjusted) ** 2)
  return {
    games: n,
    winRate: mean(({ won }) => won),
    adjusted: Math.min(Math.max(adjusted, 0), 1),
    margin: n === 1 ? null : Z * Math.sqrt(squares / (n - 1)),
    luck: mean(({ luck }) => luck),
    skill: mean(({ skill }) => skill),
  }
}
