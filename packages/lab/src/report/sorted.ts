import type { CardReport, NumberReport } from './report.ts'

/** What helps most comes first. */
export const byDifference = (cards: readonly CardReport[]): CardReport[] =>
  cards.toSorted((a, b) => b.difference - a.difference)

/** What changes most comes first, whichever way. */
export const bySize = (numbers: readonly NumberReport[]): NumberReport[] =>
  numbers.toSorted((a, b) => Math.abs(b.difference) - Math.abs(a.difference))
