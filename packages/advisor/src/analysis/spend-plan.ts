import {
  applyMove,
  BUY,
  type Chance,
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
import type { Judge } from '../judge.ts'
import { spendOver } from '../spend-over.ts'

const never = (): never => {
  throw new Error('buying asks nothing of chance')
}
const NO_CHANCE: Chance = { roll: never, terror: never, demand: never }

/**
 * What can be bought, thought through to the end: whatever is bought first, all are compared as they lie when the
 * spend phase is over. One purchase against the end of the phase would compare a plan with half of one.
 */
export class SpendPlan {
  private readonly game: Game
  private readonly judge: Judge
  private readonly over: State
  private readonly levels: { state: State; moves: Int32Array }[] = []
  private readonly known = new Map<string, number>()
  private left = 0

  constructor(game: Game, judge: Judge) {
    this.game = game
    this.judge = judge
    this.over = newState(game)
  }

  /** The value of every move of a spend phase; null if there are more plans than `most`. */
  values(s: State, moves: readonly Move[], most: number): number[] | null {
    this.known.clear()
    this.left = most
    const values = moves.map((move) =>
      move === END_SPEND ? this.endingNow(s) : this.best(this.after(s, move, 0), 1),
    )
    return this.left > 0 ? values : null
  }

  private best(s: State, depth: number): number {
    // The same cards in another order are the same plan.
    const key = `${s.hand} ${s.handPair} ${s.cp}`
    const known = this.known.get(key)
    if (known !== undefined) return known
    let best = this.endingNow(s)
    const { moves } = this.level(depth)
    const n = legalMoves(this.game, s, moves)
    for (let i = 0; i < n && this.left > 0; i++) {
      if (verbOf(moves[i]!) === BUY)
        best = Math.max(best, this.best(this.after(s, moves[i]!, depth), depth + 1))
    }
    this.known.set(key, best)
    return best
  }

  private endingNow(s: State): number {
    this.left--
    spendOver(this.over, s)
    return this.judge.beforeDraw(this.over)
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
