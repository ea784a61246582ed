import type { Duel } from '../job/job.ts'
import { CHUNK } from '../job/job.ts'
import type { LabRun } from '../job/lab-run.ts'
import { type Pairs, pairsOf } from '../numbers/pairs.ts'
import { compare } from '../numbers/sequential.ts'
import { wilsonInterval } from '../numbers/wilson.ts'

/** What was known after so many games. */
export interface Known {
  readonly games: number
  readonly value: number
  readonly low: number
  readonly high: number
}

/** A screen has no room for more. */
const MOST_POINTS = 60

/** How a win rate and its interval came about, from the first games to all of them. */
export function rateCourse(wins: string): Known[] {
  const marks = marksOf(wins.length, 1)
  let [from, won] = [0, 0]
  return marks.map((games) => {
    won += wins.slice(from, games).replaceAll('0', '').length
    from = games
    const [low, high] = wilsonInterval(won, games)
    return { games, value: won / games, low, high }
  })
}

/** The same of the difference in a duel, as it was judged after each chunk. */
export function duelCourse(run: LabRun, { by, error, margin }: Duel): Known[] {
  const [first, second] = run.played
  let sum: Pairs = { pairs: 0, first: 0, second: 0 }
  return marksOf(run.pairsSoFar.pairs, CHUNK[by]).map((games) => {
    const more = pairsOf(first!.wins.slice(sum.pairs, games), second!.wins.slice(sum.pairs, games))
    sum = {
      pairs: sum.pairs + more.pairs,
      first: sum.first + more.first,
      second: sum.second + more.second,
    }
    const { low, high } = compare(sum, error, margin)
    return { games, value: (sum.first - sum.second) / games, low, high }
  })
}

/** Evenly spread multiples of `step`, and the last. */
function marksOf(games: number, step: number): number[] {
  const stride = Math.max(1, Math.ceil(games / step / MOST_POINTS)) * step
  const marks = Array.from({ length: Math.floor(games / stride) }, (_, i) => (i + 1) * stride)
  return games > 0 && marks.at(-1) !== games ? [...marks, games] : marks
}
