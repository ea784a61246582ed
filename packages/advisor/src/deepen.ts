import type { Move, State } from '@negotiator/rules'
import type { Lookahead } from './lookahead.ts'

export interface RankedMove {
  readonly move: Move
  /** The chance of winning after it. */
  readonly value: number
  /** How many decisions beyond it were looked at. */
  readonly plies: number
}

export interface Deepening {
  /** How many decisions it looks ahead at most; how many it gets to depends on the lookahead's limit. */
  readonly plies: number
  /** Moves that far behind the best are not looked at more deeply. */
  readonly margin: number
  /** So many decisions deep all moves are looked at, however far behind, if that is likely to fit; none unless told. */
  readonly wide?: number
}

/** So many decisions are begun whatever they may take; the limit can still end them. */
const SURE_PLIES = 2
/** Each further one takes about that many times the positions; what cannot be finished is not begun. */
const GROWTH = 4

export const byValue = (a: RankedMove, b: RankedMove): number => b.value - a.value

/** All moves at first sight, best first. */
export const atFirstSight = (lookahead: Lookahead, s: State, moves: Int32Array): RankedMove[] =>
  Array.from(moves, (move) => ({ move, value: lookahead.valueOfMove(s, move, 0), plies: 0 })).sort(byValue)

/**
 * The moves that look best are followed decision by decision, until the lookahead's limit. Says after every move what
 * the ranking is: short steps, so that whoever listens can stop.
 */
export function* deepen(
  lookahead: Lookahead,
  s: State,
  first: readonly RankedMove[],
  settings: Deepening,
): Generator<readonly RankedMove[], void, void> {
  const { margin, wide = 0 } = settings
  let ranking = first
  let foreseen = lookahead.nodes
  for (let plies = 1; plies <= settings.plies; plies++) {
    const isWide = plies <= wide && foreseen <= lookahead.limit
    const least = isWide ? 0 : ranking[0]!.value - margin
    const promising = ranking.filter(({ value }) => value >= least)
    if (promising.length === 1) return
    const before = lookahead.nodes
    const deeper: RankedMove[] = []
    for (const { move } of promising) {
      deeper.push({ move, value: lookahead.valueOfMove(s, move, plies), plies })
      // What the limit cut short is not comparable.
      if (lookahead.nodes >= lookahead.limit) return
      yield ranking
    }
    ranking = [...deeper.sort(byValue), ...ranking.filter(({ value }) => value < least)]
    yield ranking
    foreseen = lookahead.nodes + GROWTH * (lookahead.nodes - before)
    if (plies >= SURE_PLIES && foreseen > lookahead.limit) return
  }
}
