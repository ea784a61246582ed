import { type Lang, nameOf } from '@negotiator/language'

/** The kinds of a list that has one entry per copy, in its order, with how many there are. */
export function copiesOf(ids: readonly string[]): ReadonlyMap<string, number> {
  const copies = new Map<string, number>()
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1)
  return copies
}

export function nameWithCopies(lang: Lang, id: string, copies: number): string {
  return copies > 1 ? `${nameOf(lang, id)} ×${copies}` : nameOf(lang, id)
}

/** `Keep Cool ×2, Small Talk`. */
export function listOfCards(lang: Lang, ids: readonly string[]): string {
  return [...copiesOf(ids)].map(([id, copies]) => nameWithCopies(lang, id, copies)).join(', ')
}
