import { provenanceOf } from '@negotiator/content'
import { flavourOf, LANGS, type Lang, nameOf } from '@negotiator/language'
import { bodyOf } from './body.ts'
import type { Card } from './catalogue.ts'

/** A card for programs: its data as the rules see it, and its words in every language. */
export function cardData(card: Card) {
  const { id, kind, versions } = card
  return {
    id,
    kind,
    ...('abductor' in card ? { abductor: card.abductor } : {}),
    name: inAll((lang) => nameOf(lang, id)),
    provenance: provenanceOf(id),
    packs: Object.fromEntries(
      versions.map(({ pack, data }, i) => [
        pack,
        {
          data,
          text: inAll((lang) => bodyOf(lang, card, i)),
          flavour: inAll((lang) => flavourOf(lang, id, pack)),
        },
      ]),
    ),
  }
}

function inAll<T>(of: (lang: Lang) => T): Record<Lang, T> {
  return Object.fromEntries(LANGS.map((lang) => [lang, of(lang)])) as Record<Lang, T>
}
