import { type Chance, lowestBit, popcount, ROLLS } from '@negotiator/rules'

/** Everything chance can do, one course after the other, without any thought of what means the same. */
export class EveryFace implements Chance {
  probability = 1
  private chosen: number[] = []
  private options: number[] = []
  private depth = 0

  next(): boolean {
    this.depth = 0
    this.probability = 1
    for (let last = this.chosen.length - 1; last >= 0; last--) {
      if (++this.chosen[last]! < this.options[last]!) return true
      this.chosen.pop()
      this.options.pop()
    }
    return false
  }

  private one(options: number): number {
    if (this.depth === this.chosen.length) {
      this.chosen.push(0)
      this.options.push(options)
    }
    this.probability /= options
    return this.chosen[this.depth++]!
  }

  roll(count: number): number {
    return ROLLS[count]![this.one(ROLLS[count]!.length)]!
  }

  /** Every single card, also those of one kind. */
  terror(unseen: readonly number[], from: number, to: number): number {
    const cards = unseen.flatMap((copies, kind) =>
      kind >= from && kind < to ? Array(copies).fill(kind) : [],
    )
    return cards[this.one(cards.length)]
  }

  demand(candidates: number): number {
    let mask = candidates
    for (let nth = this.one(popcount(candidates)); nth > 0; nth--) mask &= mask - 1
    return lowestBit(mask)
  }
}
