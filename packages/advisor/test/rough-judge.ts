import { type Game, handSize, lowestBit, type State } from '@negotiator/rules'
import type { Judge } from '../src/judge.ts'

const DEAD_END = 0.001

/** Says what looks better without having learned anything: for orders of search where no weights are at hand. */
export class RoughJudge implements Judge {
  private readonly cost: readonly number[]

  constructor(game: Game) {
    this.cost = game.cardCost
  }

  value(s: State): number {
    let cards = handSize(s) * 0.15
    for (let left = s.hand; left !== 0; left &= left - 1) cards += this.cost[lowestBit(left)]! * 0.15
    const slack = (s.pool + s.saved - s.killed) >> 1
    const odds =
      1 -
      0.8 * s.pool -
      0.3 * s.threat +
      0.4 * (s.redLeft + s.goldLeft) +
      0.3 * slack +
      0.2 * s.cp +
      cards +
      (s.second === 1 ? 1 : 0)
    return Math.max(DEAD_END, 1 / (1 + Math.exp(-odds)))
  }

  beforeDraw(s: State): number {
    return this.value(s)
  }
}
