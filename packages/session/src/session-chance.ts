import type { Chance } from '@negotiator/rules'
import { takeDice } from './dice-needed.ts'

/** Chance of which a copy can be taken: by seed, or by a script. */
export interface CopiedChance extends Chance {
  clone(): CopiedChance
}

/** The chance of a game as played: cards and dice from their source, or dice typed in; notes whether it was asked. */
export class SessionChance implements Chance {
  readonly source: CopiedChance
  diceAsked = false
  cardsAsked = false
  private readonly typed: number[] | null

  constructor(source: CopiedChance, typed: number[] | null) {
    this.source = source
    this.typed = typed
  }

  roll(count: number): number {
    this.diceAsked = true
    return this.typed === null ? this.source.roll(count) : takeDice(this.typed, count)
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    this.cardsAsked = true
    return this.source.terror(unseen, from, to)
  }

  demand(candidates: number, place: number, demandClass: number): number {
    this.cardsAsked = true
    return this.source.demand(candidates, place, demandClass)
  }

  /** Those of the typed dice that were used. */
  usedDice(given: readonly number[]): readonly number[] {
    return this.typed === null ? [] : given.slice(0, given.length - this.typed.length)
  }
}
