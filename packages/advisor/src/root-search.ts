import { END_SPEND, type Game, type Move, PHASE_SPEND, type State } from '@negotiator/rules'
import { byValue, type Deepening, deepen, type RankedMove } from './deepen.ts'
import type { Lookahead } from './lookahead.ts'
import { noWorseForBuying } from './no-worse-for-buying.ts'
import { movesOfPlans, type SpendPlan, SpendPlans } from './spend-plans.ts'

/** Hands on the way to the plans of one spend phase: more are hardly ever possible, and take longer than they are worth. */
const MOST_HANDS = 3_000
/** Plans that are looked at: the best at first sight, and for every purchase the best with it. */
const BEST_PLANS = 12

/**
 * All legal moves, best first, by a search that gets deeper: at first sight, and then again and again. A spend phase is
 * searched plan by plan.
 */
export class RootSearch {
  private readonly game: Game
  private readonly lookahead: Lookahead
  private readonly plans: SpendPlans

  constructor(game: Game, lookahead: Lookahead) {
    this.game = game
    this.lookahead = lookahead
    this.plans = new SpendPlans(game)
  }

  /** The lookahead has begun with that position and knows its limit. */
  *rank(s: State, moves: readonly Move[], settings: Deepening): Generator<readonly RankedMove[], void, void> {
    const isSpending = s.phase === PHASE_SPEND && s.stack.length === 0
    const plans = isSpending ? this.plans.all(s, moves, MOST_HANDS) : null
    const rankings = plans === null ? this.byMoves(s, moves, settings) : this.byPlans(plans, moves, settings)
    for (const ranking of rankings) yield noWorseForBuying(this.game, s, ranking)
  }

  private *byMoves(s: State, moves: readonly Move[], settings: Deepening) {
    const { lookahead } = this
    const look = ({ move }: { move: Move }, plies: number) => lookahead.valueOfMove(s, move, plies)
    const first = moves.map((move) => ({ move, value: look({ move }, 0), plies: 0 })).sort(byValue)
    yield first
    yield* deepen(lookahead, first, look, settings)
  }

  private *byPlans(plans: readonly SpendPlan[], moves: readonly Move[], settings: Deepening) {
    const { lookahead } = this
    const look = ({ state }: SpendPlan, plies: number) => lookahead.valueOfMove(state, END_SPEND, plies)
    const all = plans.map((plan) => ({ ...plan, value: look(plan, 0), plies: 0 })).sort(byValue)
    const bestWith = moves.map((move) => all.find(({ purchases }) => purchases.includes(move)))
    const first = all.filter(
      (plan, i) => i < BEST_PLANS || plan.purchases.length === 0 || bestWith.includes(plan),
    )
    yield movesOfPlans(moves, first)
    for (const ranking of deepen(lookahead, first, look, settings)) yield movesOfPlans(moves, ranking)
  }
}
