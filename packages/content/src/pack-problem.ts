import type { FlawCode } from '@negotiator/rules'

/** What was expected in a field of a pack; sentences are made of it elsewhere, in every language. */
export type Expected =
  | { readonly kind: 'type'; readonly type: string }
  | {
      readonly kind:
        | 'at-least'
        | 'at-most'
        | 'longest'
        | 'shortest'
        | 'most-entries'
        | 'fewest-entries'
        | 'languages'
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
        | 'language'
        | 'some-way-to-win'
        | 'not-over-yet'
    }
  | {
      readonly kind: 'known-card' | 'fewer-again' | 'enough-cards'
      readonly n: number
      readonly what: string
    }
  /** Something that the engine can make a game of. */
  | {
      readonly kind: 'playable'
      readonly flaw: FlawCode
      readonly what: string
      readonly n: number
      readonly most: number
    }
  /** A file that is no JSON: where it stops being it, counted from 1. */
  | { readonly kind: 'json'; readonly line: number; readonly column: number }
  | { readonly kind: 'other'; readonly detail: string }

export type PackProblemCode =
  | 'too-large'
  | 'not-json'
  | 'unreadable'
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
