import { type Chance, SeededChance } from '@negotiator/rules'

/** Dice by one seed, cards by another: two games can then differ in nothing but cards not yet turned up. */
export class SplitChance implements Chance {
  private readonly dice: SeededChance
  private readonly cards: SeededChance

  constructor(diceSeed: string, cardSeed: string) {
    this.dice = new SeededChance(diceSeed)
    this.cards = new SeededChance(cardSeed)
  }

  roll(count: number): number {
    return this.dice.roll(count)
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    return this.cards.terror(unseen, from, to)
  }

  demand(candidates: number, place: number, demandClass: number): number {
    return this.cards.demand(candidates, place, demandClass)
  }
}
