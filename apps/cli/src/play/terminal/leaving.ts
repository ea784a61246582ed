/** Thrown out of a question that will get no answer: the input has ended, or the player pressed Ctrl-C. */
export class Leaving extends Error {
  readonly reason: 'end-of-input' | 'interrupt'

  constructor(reason: Leaving['reason']) {
    super(reason)
    this.name = 'Leaving'
    this.reason = reason
  }
}
