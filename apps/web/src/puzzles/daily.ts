import { DecisionStream } from '@negotiator/rules'

const DAY = 86_400_000

/** The calendar day where the player is, as a number that is the same for everybody on that day. */
export const dayOf = (now: Date): number =>
  Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY)

/** How long that day still lasts, and a moment more: a timer may ring too early. */
export const msToMidnight = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime() + 1000

/** The puzzle of a day: all in turn before one comes again, in an order that only depends on the collection. */
export function puzzleOfDay<Puzzle extends { readonly id: string }>(
  puzzles: readonly Puzzle[],
  day: number,
): Puzzle {
  return shuffled(puzzles)[day % puzzles.length]!
}

/** The same order for everybody, whatever order the file has. */
export function shuffled<Puzzle extends { readonly id: string }>(puzzles: readonly Puzzle[]): Puzzle[] {
  const order = puzzles.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const stream = new DecisionStream('puzzles')
  for (let i = order.length - 1; i > 0; i--) {
    const j = stream.below(i + 1)
    ;[order[i], order[j]] = [order[j]!, order[i]!]
  }
  return order
}
