import type { ConversationCard, Demand, TerrorCard } from '@negotiator/rules'
import { session } from '../game/gameCtrl.ts'
import { nameIn } from '../words/words.ts'

const found = <T extends { readonly id: string }>(cards: readonly T[], id: string): T => {
  const card = cards.find((each) => each.id === id)
  if (card === undefined) throw new Error(`no card of this game: ${id}`)
  return card
}

export const conversationCard = (id: string): ConversationCard =>
  found(session.value.game.content.conversation, id)
export const demandCard = (id: string): Demand => found(session.value.game.content.demands, id)
export const terrorCard = (id: string): TerrorCard | undefined =>
  session.value.game.content.terror.find((card) => card.id === id)

export interface Pile {
  readonly id: string
  readonly copies: number
}

/** Copies of a card lie on one pile. */
export function piles(ids: readonly string[]): readonly Pile[] {
  const kinds = [...new Set(ids)]
  return kinds.map((id) => ({ id, copies: ids.filter((each) => each === id).length }))
}

/** Their names in a row, copies counted. */
export const namesOf = (ids: readonly string[]): string =>
  piles(ids)
    .map(({ id, copies }) => nameIn(id) + (copies > 1 ? ` ×${copies}` : ''))
    .join(' · ')
