import { DEFEATS, VICTORIES } from '@negotiator/rules'
import type { Way } from '../facts.ts'
import type { PlayedGame } from '../played-game.ts'
import { type CardStatistics, cardStatisticsOf } from './cards.ts'
import { type LuckStatistics, luckStatisticsOf } from './luck.ts'
import { type Rolling, rateOf, rollingOf, WINDOWS } from './rolling.ts'
import { type Streaks, streaksOf } from './streaks.ts'

export const WAYS: readonly Way[] = [...VICTORIES, ...DEFEATS, 'resigned']

export interface Statistics {
  readonly games: number
  readonly won: number
  readonly lost: number
  readonly winRate: number | null
  readonly rolling: readonly Rolling[]
  readonly streaks: Streaks
  readonly hostages: { readonly saved: number; readonly killed: number; readonly inside: number }
  readonly ways: Readonly<Record<Way, number>>
  readonly length: Length
  /** Games in which the advisor was asked. */
  readonly withHints: number
  readonly cards: readonly CardStatistics[]
  readonly luck: LuckStatistics | null
}

/** In turns; null where there is no such game. */
export interface Length {
  readonly average: number | null
  readonly averageWon: number | null
  readonly averageLost: number | null
  readonly shortestWon: number | null
  readonly longest: number | null
  /** By turn, the first one first: how many games ended in it. */
  readonly wonIn: readonly number[]
  readonly lostIn: readonly number[]
}

/** Of games in the order played. */
export function statisticsOf(games: readonly PlayedGame[]): Statistics {
  const facts = games.map((game) => game.facts)
  const results = facts.map(({ won }) => won)
  const won = results.filter(Boolean).length
  const sum = (of: 'saved' | 'killed' | 'inside') => facts.reduce((total, each) => total + each[of], 0)
  const ways = Object.fromEntries(WAYS.map((way) => [way, 0])) as Record<Way, number>
  for (const { way } of facts) ways[way]++
  return {
    games: games.length,
    won,
    lost: games.length - won,
    winRate: rateOf(results),
    rolling: WINDOWS.map((size) => rollingOf(results, size)),
    streaks: streaksOf(results),
    hostages: { saved: sum('saved'), killed: sum('killed'), inside: sum('inside') },
    ways,
    length: lengthOf(facts),
    withHints: facts.filter(({ hints }) => hints > 0).length,
    cards: cardStatisticsOf(facts),
    luck: luckStatisticsOf(games),
  }
}

function lengthOf(facts: readonly PlayedGame['facts'][]): Length {
  const all = facts.map(({ turns }) => turns)
  const won = facts.filter((each) => each.won).map(({ turns }) => turns)
  const lost = facts.filter((each) => !each.won).map(({ turns }) => turns)
  const most = all.reduce((a, b) => Math.max(a, b), 0)
  const byTurn = (turns: readonly number[]) => {
    const counts = Array<number>(most).fill(0)
    for (const turn of turns) counts[turn - 1]!++
    return counts
  }
  return {
    average: averageOf(all),
    averageWon: averageOf(won),
    averageLost: averageOf(lost),
    shortestWon: won.length === 0 ? null : won.reduce((a, b) => Math.min(a, b)),
    longest: all.length === 0 ? null : most,
    wonIn: byTurn(won),
    lostIn: byTurn(lost),
  }
}

const averageOf = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((a, b) => a + b, 0) / numbers.length
