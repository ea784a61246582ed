/** Builders of whole cards; the arguments stand in the order of the columns of the card list. */
import type { Alert, ConversationCard, Demand, Effects, TerrorCard } from '@negotiator/rules'
import type { TerrorGroup, TerrorGroups } from './pack.ts'

export const rolled = (
  id: string,
  copies: number,
  cost: number,
  two: Effects,
  one: Effects,
  none: Effects,
): ConversationCard => ({ id, cost, copies, resolve: { kind: 'roll', rows: { two, one, none } } })

export const plain = (id: string, copies: number, cost: number, effect: Effects): ConversationCard => ({
  id,
  cost,
  copies,
  resolve: { kind: 'plain', effect },
})

export const reaction = (id: string, copies: number, cost: number): ConversationCard => ({
  id,
  cost,
  copies,
  resolve: { kind: 'reaction' },
})

export const major = (id: string, cost: Demand['cost'], benefit: Effects, penalty: Effects): Demand => ({
  id,
  class: 'major',
  cost,
  benefit,
  penalty,
})

/** No penalty of its own: M4 holds for every escape demand. */
export const escapeDemand = (id: string, cost: number, benefit: Effects): Demand => ({
  id,
  class: 'escape',
  cost,
  benefit,
  penalty: [],
})

export const minor = (id: string, cost: number, benefit: Effects, penalty: Effects): Demand => ({
  id,
  class: 'minor',
  cost,
  benefit,
  penalty,
})

/** A red card beside its B1 group, which is about building sets and so no part of the card itself. */
export interface RedRow {
  readonly card: TerrorCard
  readonly raises: TerrorGroup
}

/** `raises` as one word counts all copies; a card whose copies are in two groups says how many of each. */
export const red = (
  id: string,
  copies: number,
  effect: Effects,
  secondary: Effects,
  raises: keyof TerrorGroup | TerrorGroup,
): RedRow => ({
  card: { id, colour: 'red', copies, effect, secondary },
  raises: typeof raises === 'string' ? { [raises]: copies } : raises,
})

/** A1: the same card with something that happens later. */
export const withAlert = (row: RedRow, when: Alert, effect: Effects): RedRow => ({
  ...row,
  card: { ...row.card, alert: { when, effect } },
})

export const groupsOf = (rows: readonly RedRow[]): TerrorGroups =>
  Object.fromEntries(rows.map((row) => [row.card.id, row.raises]))

export const gold = (id: string, effect: Effects): TerrorCard => ({
  id,
  colour: 'gold',
  copies: 1,
  effect,
  secondary: [],
})
