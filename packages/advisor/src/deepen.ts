import type { Move } from '@negotiator/rules'
import type { Lookahead } from './lookahead.ts'

export interface RankedMove {
  readonly move: Move
  /** The chance of winning after it. */
  readonly value: number
  /** How many decisions beyond it were looked at. */
  readonly plies: number
  /** In a spend phase: all that the best plan with it buys, the move itself too. */
  readonly purchases?: readonly Move[]
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

export const byValue = (a: { readonly value: number }, b: { readonly value: number }): number =>
  b.value - a.value

/** What can be looked at more and more deeply: a move, or a plan of several. */
type Candidate = Omit<RankedMove, 'move'>

/**
 * Those that look best are followed decision by decision, until the lookahead's limit. Says after every one what the
 * ranking is, best first: short steps, so that whoever listens can stop. `first` is the ranking at first sight.
 */
export function* deepen<One extends Candidate>(
  lookahead: Lookahead,
  first: readonly One[],
  look: (one: One, plies: number) => number,
  settings: Deepening,
): Generator<readonly One[], void, void> {
  const { margin, wide = 0 } = settings
  let ranking = first
  let foreseen = lookahead.nodes
  for (let plies = 1; plies <= settings.plies; plies++) {
    const isWide = plies <= wide && foreseen <= lookahead.limit
    const least = isWide ? 0 : ranking[0]!.value - margin
    const promising = ranking.filter(({ value }) => value >= least)
    if (promising.length === 1) return
    const before = lookahead.nodes
    const deeper: One[] = []
    for (const one of promising) {
      deeper.push({ ...one, value: look(one, plies), plies })
      if (lookahead.nodes >= lookahead.limit) {
        // What the limit cut short is not comparable; but some seen more closely are better than all at first sight.
        deeper.pop()
        if (plies === 1 && deeper.length > 1) yield [...deeper.sort(byValue), ...ranking.slice(deeper.length)]
        return
      }
      yield ranking
    }
    ranking = [...deeper.sort(byValue), ...ranking.filter(({ value }) => value < least)]
    yield ranking
    foreseen = lookahead.nodes + GROWTH * (lookahead.nodes - before)
    if (plies >= SURE_PLIES && foreseen > lookahead.limit) return
  }
}
