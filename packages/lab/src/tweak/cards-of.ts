import { type ContentChoice, ownContent } from '@negotiator/content'
import { playableProblem } from '@negotiator/session'
import type { CardName } from './tweak.ts'
import { tweakedContent } from './tweaked-game.ts'

export interface CardInPlay extends CardName {
  /** False where the set-up needs it: too few cards would be left (S2, S5). */
  readonly canBeLeftOut: boolean
}

/** Every card that can come up in a game. */
export function cardsOf(choice: ContentChoice): CardInPlay[] {
  const { conversation, terror, demands } = ownContent(choice)
  const names: CardName[] = [
    ...conversation.map(({ id }) => ({ kind: 'conversation' as const, id })),
    ...terror.map(({ id }) => ({ kind: 'terror' as const, id })),
    ...demands.map(({ id }) => ({ kind: 'demand' as const, id })),
  ]
  return names.map((name) => ({
    ...name,
    canBeLeftOut: playableProblem(tweakedContent(choice, { without: name })) === null,
  }))
}
