import {
  applyMove,
  BUY,
  type Chance,
  cloneState,
  copyState,
  END_SPEND,
  type Game,
  legalMoves,
  MOST_MOVES,
  type Move,
  newState,
  type State,
  verbOf,
} from '@negotiator/rules'
import type { RankedMove } from './deepen.ts'
import { isHarmless } from './no-worse-for-buying.ts'

const never = (): never => {
  throw new Error('buying asks nothing of chance')
}
const NO_CHANCE: Chance = { roll: never, terror: never, demand: never }

/** What could be bought in a spend phase, in whatever order, and the position in which the phase is then ended. */
export interface SpendPlan {
  readonly purchases: readonly Move[]
  readonly state: State
}

/**
 * What can be bought, thought through to the end: whatever is bought first, whole plans are compared. One purchase
 * against the end of the phase would compare a plan with half of one.
 */
export class SpendPlans {
  private readonly game: Game
  private readonly levels: { state: State; moves: Int32Array }[] = []
  private readonly seen = new Set<string>()
  private plans: SpendPlan[] = []
  private left = 0

  constructor(game: Game) {
    this.game = game
  }

  /**
   * All plans that buy as long as they can, for a purchase never harms (`no-worse-for-buying.ts`), and the one that buys
   * nothing. The last place in the hand is filled, too: any card facedown (C1) makes room again. Null if one may harm, or
   * if there are more hands on the way than `most`.
   */
  all(s: State, moves: readonly Move[], most: number): readonly SpendPlan[] | null {
    if (!moves.every((move) => move === END_SPEND || isHarmless(this.game, move))) return null
    this.seen.clear()
    this.left = most
    this.plans = []
    this.follow(s, [])
    if (moves.length > 1) this.plans.push({ purchases: [], state: cloneState(s) })
    return this.left > 0 ? this.plans : null
  }

  private follow(s: State, purchases: readonly Move[]): void {
    // The same cards in another order are the same plan.
    const key = `${s.hand} ${s.handPair} ${s.cp}`
    if (this.seen.has(key) || this.left <= 0) return
    this.seen.add(key)
    this.left--
    const { moves } = this.level(purchases.length)
    const n = legalMoves(this.game, s, moves)
    let canBuy = false
    for (let i = 0; i < n; i++) {
      const move = moves[i]!
      if (verbOf(move) !== BUY) continue
      canBuy = true
      this.follow(this.after(s, move, purchases.length), [...purchases, move])
    }
    if (!canBuy) this.plans.push({ purchases, state: cloneState(s) })
  }

  private after(s: State, move: Move, depth: number): State {
    const { state } = this.level(depth + 1)
    copyState(state, s)
    applyMove({ game: this.game, state, chance: NO_CHANCE, log: null }, move)
    return state
  }

  private level(depth: number) {
    this.levels[depth] ??= { state: newState(this.game), moves: new Int32Array(MOST_MOVES) }
    return this.levels[depth]
  }
}

/** Every move gets the value of the first plan that it belongs to: what is bought first is all the same. */
export function movesOfPlans(
  moves: readonly Move[],
  plans: readonly (SpendPlan & Omit<RankedMove, 'move'>)[],
): RankedMove[] {
  const belongs = (move: Move, { purchases }: SpendPlan) =>
    move === END_SPEND ? purchases.length === 0 : purchases.includes(move)
  const place = (move: Move) => plans.findIndex((plan) => belongs(move, plan))
  return moves
    .map((move) => ({ move, at: place(move) }))
    .sort((a, b) => a.at - b.at)
    .map(({ move, at }) => {
      const { value, plies, purchases } = plans[at]!
      return { move, value, plies, purchases }
    })
}
