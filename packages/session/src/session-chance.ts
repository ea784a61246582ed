import type { Chance, SeededChance } from '@negotiator/rules'
import { DiceNeeded, takeDice } from './dice-needed.ts'

/** The chance of a game as played: cards by seed, dice by seed or typed in; notes whether it was asked. */
export class SessionChance implements Chance {
  readonly seeded: SeededChance
  asked = false
  private readonly typed: number[] | null

  constructor(seeded: SeededChance, typed: number[] | null) {
    this.seeded = seeded
    this.typed = typed
  }

  roll(count: number): number {
    this.asked = true
    return this.typed === null ? this.seeded.roll(count) : takeDice(this.typed, count)
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    this.asked = true
    return this.seeded.terror(unseen, from, to)
  }

  demand(candidates: number, place: number, demandClass: number): number {
    this.asked = true
    return this.seeded.demand(candidates, place, demandClass)
  }

  /** Runs a step; the number of dice that are missing, if they ran out. */
  collectDice<T>(run: () => T): T | number {
    try {
      return run()
    } catch (error) {
      if (error instanceof DiceNeeded) return error.count
      throw error
    }
  }

  /** Those of the typed dice that were used. */
  usedDice(given: readonly number[]): readonly number[] {
    return this.typed === null ? [] : given.slice(0, given.length - this.typed.length)
  }
}
