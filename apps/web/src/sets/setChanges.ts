import type { CardSet } from '@negotiator/content'

export type SetList = 'conversation' | 'minors' | 'pivotal'

/** The set with that card in or out. */
export function toggled(set: CardSet, list: SetList, id: string): CardSet {
  const ids = set[list]
  return { ...set, [list]: ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id] }
}

/** The set with that many copies of a red card. */
export function withCopies(set: CardSet, id: string, copies: number): CardSet {
  const { [id]: _, ...others } = set.terror
  return { ...set, terror: copies > 0 ? { ...others, [id]: copies } : others }
}

/** The packs whose cards are in the set, by their ids. */
export function packIdsIn({ conversation, terror, minors, pivotal }: CardSet): readonly string[] {
  const ids = [...conversation, ...Object.keys(terror), ...minors, ...pivotal]
  return [...new Set(ids.filter((id) => id.includes('.')).map((id) => id.slice(0, id.indexOf('.'))))]
}
