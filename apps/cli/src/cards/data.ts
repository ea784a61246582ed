import { flavourOf, LANGS, type Lang, nameOf } from '@negotiator/language'
import { bodyOf } from './body.ts'
import type { Card } from './catalogue.ts'
import { originId } from './origin.ts'
import { provenanceText } from './provenance.ts'

/** A card for programs: its data as the rules see it, and its words in every language. */
export function cardData(card: Card) {
  const { id, kind, versions } = card
  return {
    id,
    kind,
    ...('abductor' in card ? { abductor: card.abductor } : {}),
    name: inAll((lang) => nameOf(lang, id)),
    provenance: provenanceText(card),
    packs: Object.fromEntries(
      versions.map(({ origin, data }, i) => [
        originId(origin),
        {
          data,
          text: inAll((lang) => bodyOf(lang, card, i)),
          flavour: inAll((lang) => flavourOf(lang, id, typeof origin === 'string' ? origin : undefined)),
        },
      ]),
    ),
  }
}

function inAll<T>(of: (lang: Lang) => T): Record<Lang, T> {
  return Object.fromEntries(LANGS.map((lang) => [lang, of(lang)])) as Record<Lang, T>
}
