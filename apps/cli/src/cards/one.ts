import { flavourOf, genderOf, type Lang, type MessageKey, nameOf, storyOf, text } from '@negotiator/language'
import { styleOf, widthOf } from '../terminal-style.ts'
import { wrap, wrapParts } from '../wrap.ts'
import { bodyOf, copiesOf, costOf } from './body.ts'
import type { Card } from './catalogue.ts'
import { provenanceLines } from './provenance.ts'

/** One card in full. */
export function cardLines(lang: Lang, card: Card): string[] {
  const { bold, dim } = styleOf(process.stdout)
  const width = widthOf(process.stdout)
  const paragraph = (words: string, margin = '') => wrap(words, width, margin)
  return [
    bold(nameOf(lang, card.id)),
    ...wrapParts(factsOf(lang, card), width).map(dim),
    '',
    ...versionsOf(lang, card).flatMap(({ heading, body }) => [
      ...(heading === null ? [] : [heading]),
      ...body.flatMap((line) => wrap(line, width, '  ', '    ')),
    ]),
    ...moods(lang, card).flatMap((mood) => ['', ...paragraph(mood).map(dim)]),
    '',
    text(lang, 'cards.provenance'),
    ...provenanceLines(lang, card.id).flatMap((line) => wrap(line, width, '  ', '      ')),
  ]
}

function factsOf(lang: Lang, card: Card): string[] {
  const kind: MessageKey =
    card.kind === 'second-in-command' ? 'cards.second-in-command' : `cards.kind.${card.kind}`
  const facts = [card.id, text(lang, kind, { who: genderOf(card.id) })]
  const abductor = 'abductor' in card ? card.abductor : undefined
  if (abductor !== undefined) facts.push(text(lang, 'cards.of', { abductor: nameOf(lang, abductor) }))
  const cost = costOf(card)
  if (cost !== null) facts.push(cost === 0 ? text(lang, 'cards.free') : text(lang, 'cards.cost', { cost }))
  const copies = copiesOf(card)
  if (copies > 1) facts.push(text(lang, 'cards.copies', { n: copies }))
  facts.push(...card.versions.map(({ pack }) => text(lang, `cli.pack.${pack}`)))
  return facts
}

/** A card that is the same in both games is shown once, saying so; one that differs, once for each game. */
function versionsOf(lang: Lang, card: Card): { heading: string | null; body: readonly string[] }[] {
  const bodies = card.versions.map((_, i) => bodyOf(lang, card, i))
  const isSame = bodies.every((body) => body.join('\n') === bodies[0]!.join('\n'))
  if (!isSame) {
    return card.versions.map(({ pack }, i) => ({ heading: text(lang, `cli.pack.${pack}`), body: bodies[i]! }))
  }
  const isNumbers = card.kind !== 'second-in-command'
  const heading = bodies.length > 1 && isNumbers ? text(lang, 'cards.both-packs') : null
  return [{ heading, body: bodies[0]! }]
}

function moods(lang: Lang, { id, versions }: Card): string[] {
  const flavours = versions.map(({ pack }) => flavourOf(lang, id, pack))
  return [...new Set([storyOf(lang, id), ...flavours])].filter((mood) => mood !== '')
}
