/** Thrown out of whatever is being asked: the player quits, the input has ended, or Ctrl-C was pressed. */
export class Leaving extends Error {
  readonly reason: 'quit' | 'end-of-input' | 'interrupt'

  constructor(reason: Leaving['reason']) {
    super(reason)
    this.name = 'Leaving'
    this.reason = reason
  }
}
