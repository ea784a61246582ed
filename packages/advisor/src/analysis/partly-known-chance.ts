import type { Chance, Game, State } from '@negotiator/rules'
import { AllChance } from '../all-chance.ts'

/** The first answers are known; from there on everything that can happen, one course after the other. */
export class PartlyKnownChance implements Chance {
  private readonly rest: AllChance
  private known: readonly number[] = []
  private asked = 0

  constructor(game: Game, state: State) {
    this.rest = new AllChance(game, state)
  }

  first(known: readonly number[]): void {
    this.known = known
    this.asked = 0
    this.rest.first()
  }

  next(): boolean {
    this.asked = 0
    return this.rest.next()
  }

  /** Of the course just gone, given the answers that are known. */
  get probability(): number {
    return this.rest.probability
  }

  roll(count: number): number {
    return this.knownAnswer() ?? this.rest.roll(count)
  }

  terror(unseen: readonly number[], from: number, to: number): number {
    return this.knownAnswer() ?? this.rest.terror(unseen, from, to)
  }

  demand(candidates: number): number {
    return this.knownAnswer() ?? this.rest.demand(candidates)
  }

  private knownAnswer(): number | undefined {
    return this.known[this.asked++]
  }
}
