import {
  addToPlayed,
  copyState,
  type Game,
  lowestBit,
  newState,
  type State,
  takeFromHand,
} from '@negotiator/rules'
import type { Judge } from './judge.ts'

/** Which hand cards are missed least, by what the judge thinks of the position without them. */
export class CardRank {
  private readonly judge: Judge
  private readonly without: State
  private readonly values: Float64Array

  constructor(game: Game, judge: Judge) {
    this.judge = judge
    this.without = newState(game)
    this.values = new Float64Array(game.cardIds.length)
  }

  /** Cards that come into a hand later are all missed alike, and more than those of this one: what was read before is of other positions. */
  read(s: State): void {
    this.values.fill(0)
    for (let left = s.hand; left !== 0; left &= left - 1) {
      const kind = lowestBit(left)
      copyState(this.without, s)
      takeFromHand(this.without, 1 << kind)
      addToPlayed(this.without, 1 << kind)
      this.values[kind] = this.judge.value(this.without)
    }
  }

  /** Two cards of the hand, which has at least two. */
  cheapestTwo(s: State): [number, number] {
    const first = this.cheapest(s.hand)
    return [first, s.handPair & (1 << first) ? first : this.cheapest(s.hand & ~(1 << first))]
  }

  private cheapest(kinds: number): number {
    let best = -1
    for (let left = kinds; left !== 0; left &= left - 1) {
      const kind = lowestBit(left)
      if (best < 0 || this.values[kind]! > this.values[best]!) best = kind
    }
    return best
  }
}
