/** Why a request was not carried out: a code for programs, a sentence for whoever reads the log. */
export interface ProblemData {
  readonly code: string
  readonly message: string
  /** The rule that forbids an action. */
  readonly rule?: string
  readonly field?: string
  /** How many dice are missing. */
  readonly count?: number
  /** The step of a save that cannot be replayed. */
  readonly step?: number
}

export class RequestProblem extends Error {
  readonly data: ProblemData

  constructor(data: ProblemData) {
    super(data.message)
    this.data = data
  }
}
