import type { SetProblem } from './check-set.ts'

/** A game was asked for with a set that no game can be played with. */
export class IllegalSet extends Error {
  readonly problem: SetProblem

  constructor(problem: SetProblem) {
    super(`the set breaks ${problem.rule}: ${problem.code}`)
    this.problem = problem
  }
}
