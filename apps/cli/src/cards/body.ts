import {
  conversationCardText,
  demandText,
  type Lang,
  secondInCommandText,
  terrorText,
} from '@negotiator/language'
import { abductorBody } from './abductor-body.ts'
import type { Card } from './catalogue.ts'

/** What a card does, line by line, with the numbers it has in one of the games or packs. */
export function bodyOf(lang: Lang, card: Card, version: number): readonly string[] {
  switch (card.kind) {
    case 'conversation':
      return conversationCardText(lang, card.versions[version]!.data)
    case 'major':
    case 'escape':
    case 'minor':
      // Its first line is its class, which the heading has told.
      return demandText(lang, card.versions[version]!.data).slice(1)
    case 'terror':
    case 'pivotal':
      return terrorText(lang, card.versions[version]!.data)
    case 'abductor':
      return abductorBody(lang, card.versions[version]!.data)
    case 'second-in-command':
      return secondInCommandText(lang, card.versions[version]!.data ?? undefined)
  }
}

/** CP, where the card has a price; a demand that concedes itself has none. */
export function costOf(card: Card, version = 0): number | null {
  if (card.kind === 'conversation') return card.versions[version]!.data.cost
  if (card.kind !== 'major' && card.kind !== 'escape' && card.kind !== 'minor') return null
  const { cost } = card.versions[version]!.data
  return typeof cost === 'number' ? cost : null
}

export function copiesOf(card: Card): number {
  const data = card.versions[0]!.data
  return data !== null && 'copies' in data ? data.copies : 1
}
