import type { Abductor, ConversationCard, Demand, TerrorCard } from '@negotiator/rules'
import type { Overrides } from './pack-file.ts'

/** Each gives the card with the values that are overridden; the card itself is not changed. */

const valuesFor = <V>(all: Readonly<Record<string, V>> | undefined, id: string): V | undefined =>
  all !== undefined && Object.hasOwn(all, id) ? all[id] : undefined

/** Only what is there: an override of `undefined` is none. */
const given = <V extends object>(values: V): V =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as V

export function overrideCard(card: ConversationCard, overrides: Overrides): ConversationCard {
  const values = valuesFor(overrides.conversation, card.id)
  if (values === undefined) return card
  const { cost = card.cost, effect, ...rows } = values
  const { resolve } = card
  if (resolve.kind === 'roll') {
    return { ...card, cost, resolve: { kind: 'roll', rows: { ...resolve.rows, ...given(rows) } } }
  }
  if (resolve.kind === 'plain')
    return { ...card, cost, resolve: { kind: 'plain', effect: effect ?? resolve.effect } }
  return { ...card, cost }
}

export const overrideTerror = (card: TerrorCard, overrides: Overrides): TerrorCard => ({
  ...card,
  ...given(valuesFor(overrides.terror, card.id) ?? {}),
})

export const overrideDemand = (demand: Demand, overrides: Overrides): Demand => ({
  ...demand,
  ...given(valuesFor(overrides.demands, demand.id) ?? {}),
})

export const overrideAbductor = (abductor: Abductor, overrides: Overrides): Abductor => ({
  ...abductor,
  ...given(valuesFor(overrides.abductors, abductor.id) ?? {}),
})
