import { SEARCH } from '@negotiator/advisor'

/** What each search (`SEARCH`) does otherwise than the one before it, and what of that was seen: for who reads figures of before. */
const CHANGES: Readonly<Record<number, string>> = {
  2: `Search 1 ranked cards that are not in hand yet by what earlier positions, even of other games, had made of them; search 2
knows only the position that it is asked about. Of 360 games that deep played by both (the first 60 of each abductor), 73
took another course from some decision on, which is one decision in 390, and 8 ended otherwise: search 1 won 331, search 2
327. At first sight nobody asks for such cards: instant and the luck that is taken off are the same by both.`,
  3: `Search 3 counts on every re-roll in hand instead of one (R4), tells a pair's re-rolled die apart while another re-roll is in
hand, knows a last call that is over to be lost, and never ends a spend phase while something can be bought (P4), all of it
at first sight, too; looking ahead, it compares whole plans of a spend phase.`,
}

/** What has changed since the oldest of these searches. */
export const changesSince = (searches: readonly number[]): string[] =>
  Object.entries(CHANGES).flatMap(([number, change]) =>
    Number(number) > Math.min(...searches) && Number(number) <= SEARCH ? [change] : [],
  )
