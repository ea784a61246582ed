import type { Try } from '../store/database.ts'
import { dayOf } from './daily.ts'

/** How somebody does with the puzzles, by his answers alone. */
export interface Standing {
  readonly solved: ReadonlySet<string>
  /** Right ones in a row, up to now and at most. */
  readonly row: number
  readonly longestRow: number
  readonly rating: number
  /** Days in a row, up to today or yesterday, on which a puzzle was solved. */
  readonly days: number
}

interface Rated {
  readonly id: string
  readonly rating: number
}

const START = 1200
/** A puzzle of difficulty 3 is one that such a beginner solves every other time. */
const puzzleStrength = (rating: number): number => START + (rating - 3) * 250
/** How much one answer counts: much at first, so that the rating finds its place. */
const swing = (answered: number): number => Math.max(16, 64 - 4 * answered)

/** The rating goes by the first answer to each puzzle, as in chess: a right one to a hard puzzle counts most. */
export function standingOf(tries: readonly Try[], puzzles: readonly Rated[], now: Date): Standing {
  const ratings = new Map(puzzles.map(({ id, rating }) => [id, rating]))
  const given = tries.filter(({ id }) => ratings.has(id)).toSorted((a, b) => a.at - b.at)
  const solved = new Set(given.filter(({ right }) => right).map(({ id }) => id))
  const seen = new Set<string>()
  let [row, longestRow, rating] = [0, 0, START]
  for (const { id, right } of given) {
    row = right ? row + 1 : 0
    longestRow = Math.max(longestRow, row)
    if (seen.has(id)) continue
    const expected = 1 / (1 + 10 ** ((puzzleStrength(ratings.get(id)!) - rating) / 400))
    rating += swing(seen.size) * ((right ? 1 : 0) - expected)
    seen.add(id)
  }
  return { solved, row, longestRow, rating: Math.round(rating), days: daysInRow(given, now) }
}

function daysInRow(given: readonly Try[], now: Date): number {
  const days = new Set(given.filter(({ right }) => right).map(({ at }) => dayOf(new Date(at))))
  let day = dayOf(now)
  if (!days.has(day)) day--
  let count = 0
  while (days.has(day - count)) count++
  return count
}
