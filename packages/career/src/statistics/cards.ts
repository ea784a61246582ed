import { type CardUse, noUse } from '../card-uses.ts'
import type { Facts } from '../facts.ts'

export interface CardStatistics extends Readonly<CardUse> {
  readonly card: string
  /** In how many games it was played, and how many of those were won. */
  readonly games: number
  readonly won: number
  /** What a play of it brought on average, in hostages; null if it was never played. */
  readonly worth: number | null
}

/** In hostages: what the other things that a card brings are worth, roughly. */
const WORTH = { saved: 1, killed: -1.25, calmed: 0.4, cp: 0.2, eliminated: 2 }

/** A card is called profitable only if it was played so often. */
const ENOUGH_PLAYS = 5

/** The favourite one first: most often played. */
export function cardStatisticsOf(games: readonly Facts[]): CardStatistics[] {
  const sums = new Map<string, { use: CardUse; games: number; won: number }>()
  for (const { cards, won } of games) {
    for (const [card, use] of Object.entries(cards)) {
      let sum = sums.get(card)
      if (sum === undefined) {
        sum = { use: noUse(), games: 0, won: 0 }
        sums.set(card, sum)
      }
      for (const key in use) sum.use[key as keyof CardUse] += use[key as keyof CardUse] ?? 0
      if (!use.played) continue
      sum.games++
      if (won) sum.won++
    }
  }
  return [...sums]
    .map(([card, { use, ...counts }]) => ({ card, ...use, ...counts, worth: worthOf(use) }))
    .sort((a, b) => b.played - a.played || b.bought - a.bought || (a.card < b.card ? -1 : 1))
}

function worthOf(use: CardUse): number | null {
  if (use.played === 0) return null
  const sum = Object.entries(WORTH).reduce(
    (worth, [key, by]) => worth + by * use[key as keyof typeof WORTH],
    0,
  )
  return sum / use.played
}

/** Those played often enough, the most profitable first. */
export function byWorth(cards: readonly CardStatistics[]): CardStatistics[] {
  return cards
    .filter(({ played }) => played >= ENOUGH_PLAYS)
    .sort((a, b) => (b.worth ?? 0) - (a.worth ?? 0) || (a.card < b.card ? -1 : 1))
}
