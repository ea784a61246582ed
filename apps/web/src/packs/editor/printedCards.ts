import { libraryOf } from '@negotiator/content'

/** A built-in card as data. */
export type Printed = Readonly<Record<string, unknown>> & { readonly id: string }

const library = libraryOf([])

/** The built-in cards of which a pack may override values. */
export function printedCards(list: 'conversation' | 'terror' | 'demands' | 'abductors'): readonly Printed[] {
  const cards = {
    conversation: library.conversation,
    terror: [...library.terror.map(({ card }) => card), ...library.pivotal],
    demands: library.demands,
    abductors: library.abductors.map(({ abductor }) => abductor),
  }
  return cards[list] as unknown as readonly Printed[]
}

/** The value that stands on the card in the place that an override names; undefined if it has no such place. */
export function valueOn(card: Printed, name: string): unknown {
  const resolve = card.resolve as { rows?: Record<string, unknown>; effect?: unknown } | undefined
  const value = resolve?.rows?.[name] ?? (name === 'effect' ? (resolve?.effect ?? card.effect) : card[name])
  // The cost of a demand may be an alert: that is no number to override.
  return name === 'cost' && typeof value !== 'number' ? undefined : value
}
