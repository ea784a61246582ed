import type { Chance, SeededChance } from '@negotiator/rules'
import { takeDice } from './dice-needed.ts'

/** The chance of a game as played: cards by seed, dice by seed or typed in; notes whether it was asked. */
export class SessionChance implements Chance {
  readonly seeded: SeededChance
  diceAsked = false
  cardsAsked = false
  private readonly typed: number[] | null

  constructor(seeded: SeededChance, typed: number[] | null) {
    this.seeded = seeded
    this.typed = typed
  }

  roll(count: number): number {
    this.diceAsked = true
    return this.typed === null ? this.seeded.roll(count) : takeDice(this.typed, count)
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    this.cardsAsked = true
    return this.seeded.terror(unseen, from, to)
  }

  demand(candidates: number, place: number, demandClass: number): number {
    this.cardsAsked = true
    return this.seeded.demand(candidates, place, demandClass)
  }

  /** Those of the typed dice that were used. */
  usedDice(given: readonly number[]): readonly number[] {
    return this.typed === null ? [] : given.slice(0, given.length - this.typed.length)
  }
}
