import {
  END_SPEND,
  type Game,
  legalMoves,
  MOST_MOVES,
  type Move,
  PHASE_SPEND,
  type State,
} from '@negotiator/rules'
import { isAlike } from '../alike.ts'
import { alikeAsOne } from '../alike-as-one.ts'
import { byValue, type RankedMove } from '../deepen.ts'
import type { Lookahead } from '../lookahead.ts'
import { noWorseForBuying } from '../no-worse-for-buying.ts'
import { movesOfPlans, SpendPlans } from '../spend-plans.ts'

/** Moves that far behind the best at first sight are not looked at more deeply, unless they were made. */
const MARGIN = 0.1
/** Hands on the way to all plans of a spend phase; there are hardly ever so many. */
const MOST_HANDS = 20_000

/**
 * All legal moves, best first: the promising ones and the one that was made to the same depth, so that their values
 * can be compared; behind them the others at first sight.
 */
export class MoveRanking {
  private readonly game: Game
  private readonly lookahead: Lookahead
  private readonly plans: SpendPlans
  private readonly list = new Int32Array(MOST_MOVES)

  constructor(game: Game, lookahead: Lookahead) {
    this.game = game
    this.lookahead = lookahead
    this.plans = new SpendPlans(game)
  }

  rank(s: State, plies: number, made: Move | null): readonly RankedMove[] {
    const moves = Array.from(this.list.subarray(0, legalMoves(this.game, s, this.list)))
    return noWorseForBuying(this.game, s, this.planned(s, moves) ?? this.searched(s, moves, plies, made))
  }

  private planned(s: State, moves: readonly Move[]): RankedMove[] | null {
    const isSpending = s.phase === PHASE_SPEND && s.stack.length === 0
    const plans = isSpending ? this.plans.all(s, moves, MOST_HANDS) : null
    if (plans === null) return null
    const valued = plans.map((plan) => ({
      ...plan,
      value: this.lookahead.valueOfMove(plan.state, END_SPEND, 0),
      plies: 0,
    }))
    return movesOfPlans(moves, valued.sort(byValue))
  }

  private searched(s: State, moves: readonly Move[], plies: number, made: Move | null): RankedMove[] {
    const { lookahead } = this
    lookahead.begin(s)
    const atFirstSight = alikeAsOne(
      s,
      moves.map((move) => ({ move, value: lookahead.valueOfMove(s, move, 0), plies: 0 })),
    )
    const least = Math.max(...atFirstSight.map(({ value }) => value)) - MARGIN
    const isPromising = ({ move, value }: RankedMove) =>
      value >= least || (made !== null && isAlike(s, move, made))
    const deeper = atFirstSight
      .filter(isPromising)
      .map(({ move }) => ({ move, value: lookahead.expectation(s, move, plies), plies }))
    const others = atFirstSight.filter((ranked) => !isPromising(ranked))
    return [...alikeAsOne(s, deeper).sort(byValue), ...others.sort(byValue)]
  }
}
