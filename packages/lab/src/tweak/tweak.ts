import type { Overrides } from '@negotiator/content'

export const CARD_KINDS = ['conversation', 'terror', 'demand'] as const
export type CardKind = (typeof CARD_KINDS)[number]

export interface CardName {
  readonly kind: CardKind
  readonly id: string
}

/** One thing that is different: a card is not there, or numbers of cards are others. */
export type Tweak = { readonly without: CardName } | { readonly overrides: Overrides }
