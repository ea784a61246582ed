/** Why cards make no game. The words for it are elsewhere, in every language; the message is for developers. */
export type FlawCode =
  | 'unknown-op'
  | 'whole-numbers'
  | 'too-much'
  | 'copies'
  | 'kinds'
  | 'twice'
  | 'no-zone'
  | 'no-places'
  | 'backward'
  | 'remove-elsewhere'
  | 'each-turn-elsewhere'
  | 'fours-not-lasting'
  | 'layers-total'
  | 'two-layers'
  | 'not-red'

export interface Flaw {
  readonly code: FlawCode
  /** Whose fault it is; null if it is of the game as a whole. */
  readonly card: string | null
  readonly what?: string
  readonly n?: number
  readonly most?: number
}

export class Unplayable extends Error {
  readonly flaw: Flaw

  constructor(message: string, flaw: Flaw) {
    super(message)
    this.flaw = flaw
  }
}
