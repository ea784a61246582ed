import type { LineUp } from './chunk.ts'
import type { Outcome } from './report.ts'
import { addTally, newTally, type Tally } from './tally.ts'

/**
 * Adds up what comes in any order, but only as far as nothing is missing before it: whenever it is stopped, the sums
 * are those of the first games, not of those that were over soonest.
 */
export class InOrder {
  readonly outcomes: (Outcome & { readonly tally: Tally })[] = []
  games = 0
  private next = 0
  private readonly waiting = new Map<number, { lineUp: LineUp; tally: Tally }>()

  add(number: number, lineUp: LineUp, tally: Tally): void {
    this.waiting.set(number, { lineUp, tally })
    for (let found = this.waiting.get(this.next); found; found = this.waiting.get(this.next)) {
      this.waiting.delete(this.next++)
      this.sum(found.lineUp, found.tally)
    }
  }

  private sum({ abductor, pack }: LineUp, tally: Tally): void {
    let outcome = this.outcomes.at(-1)
    if (outcome?.abductor !== abductor || outcome.pack !== pack) {
      outcome = { abductor, pack, tally: newTally() }
      this.outcomes.push(outcome)
    }
    addTally(outcome.tally, tally)
    this.games += tally.games
  }
}
