import { LANGS, nameOf } from '@negotiator/language'
import { closest } from '../closest.ts'
import type { Card } from './catalogue.ts'

/** By id, without the pack's own if it must be, or by name in either language; capitals, accents, marks do not matter. */
export function findCard(cards: readonly Card[], input: string): Card | undefined {
  const wanted = plain(input)
  return (
    cards.find(({ id }) => id === input) ??
    cards.find(
      ({ id }) => plain(id) === wanted || LANGS.some((lang) => plain(nameOf(lang, id)) === wanted),
    ) ??
    cards.find(({ id }) => id.includes('.') && plain(id.slice(id.indexOf('.'))) === wanted)
  )
}

/** Ids of cards that may have been meant. */
export function similarCards(cards: readonly Card[], input: string): string[] {
  const words = cards.flatMap(({ id }) =>
    [id, ...LANGS.map((lang) => nameOf(lang, id))].map((word) => ({ id, word })),
  )
  const found = closest(
    plain(input),
    words.map(({ word }) => plain(word)),
  )
  const ids = found.flatMap((word) => words.filter((each) => plain(each.word) === word).map(({ id }) => id))
  return [...new Set(ids)].slice(0, 3)
}

function plain(words: string): string {
  return words
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}
