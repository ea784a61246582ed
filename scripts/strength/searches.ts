import { SEARCH } from '@negotiator/advisor'

/** What each search (`SEARCH`) does otherwise than the one before it, and how much of that was seen: for who reads figures of before. */
const CHANGES: Readonly<Record<number, string>> = {
  2: `Search 1 ranked cards that are not in hand yet by what earlier positions, even of other games, had made of them; search 2
knows only the position that it is asked about. Of 360 games that deep played by both (the first 60 of each abductor), 73
took another course from some decision on, which is one decision in 390, and 8 ended otherwise: search 1 won 331, search 2
327. At first sight nobody asks for such cards: instant and the luck that is taken off are the same by both.`,
}

export const changesSince = (search: number): string[] =>
  Object.entries(CHANGES).flatMap(([number, change]) =>
    Number(number) > search && Number(number) <= SEARCH ? [change] : [],
  )
