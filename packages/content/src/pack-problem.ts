/** What was expected in a field of a pack; sentences are made of it elsewhere, in every language. */
export type Expected =
  | { readonly kind: 'type'; readonly type: string }
  | {
      readonly kind: 'at-least' | 'at-most' | 'longest' | 'most-entries' | 'fewest-entries'
      readonly n: number
    }
  | { readonly kind: 'one-of'; readonly values: readonly string[] }
  | { readonly kind: 'no-such-field'; readonly fields: readonly string[] }
  | {
      readonly kind:
        | 'id'
        | 'own-id'
        | 'plain-text'
        | 'text-for-it'
        | 'once'
        | 'some-way-to-win'
        | 'not-over-yet'
    }
  | {
      readonly kind: 'known-card' | 'fewer-again' | 'enough-cards'
      readonly n: number
      readonly what: string
    }
  /** In the engine's own words, which are English. */
  | { readonly kind: 'playable'; readonly detail: string }
  | { readonly kind: 'other'; readonly detail: string }

export type PackProblemCode =
  | 'too-large'
  | 'not-json'
  | 'too-deep'
  | 'too-many-parts'
  | 'forbidden-key'
  | 'newer-version'
  | 'wrong'

/** Why a pack is refused: which card, which field of it, and what was expected there. */
export interface PackProblem {
  readonly code: PackProblemCode
  /** The id of the card or abductor; null if it is the pack itself. */
  readonly card: string | null
  readonly field: string
  readonly expected: Expected
}
