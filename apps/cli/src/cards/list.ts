import { type Lang, nameOf, text } from '@negotiator/language'
import { brushesOf } from '../terminal/brushes.ts'
import { lineWidth } from '../terminal/capabilities.ts'
import { printable } from '../terminal/printable.ts'
import { flow } from '../terminal/wrap.ts'
import { copiesOf, costOf } from './body.ts'
import type { Card } from './catalogue.ts'
import { originId } from './origin.ts'

/** All cards under their headings: conversation cards by cost, then the rest by kind. `pack` is what was asked for. */
export function listLines(lang: Lang, cards: readonly Card[], pack?: string): string[] {
  const { bold, dim } = brushesOf(process.stdout)
  const width = lineWidth(process.stdout)
  const idWidth = Math.max(...cards.map(({ id }) => id.length))
  const groups = groupsOf(lang, cards)
  return [
    ...[...groups].flatMap(([heading, members]) => [
      bold(heading),
      ...members.flatMap((card) => entryLines(lang, card, idWidth, width, dim)),
      '',
    ]),
    text(lang, 'play.command.cards', {
      n: cards.length,
      pack: pack === undefined ? '' : `--pack ${printable(pack)} `,
    }),
  ]
}

function groupsOf(lang: Lang, cards: readonly Card[]): Map<string, Card[]> {
  const byCost = [...cards].sort((a, b) => order(a) - order(b))
  const groups = new Map<string, Card[]>()
  for (const card of byCost) {
    const heading = headingOf(lang, card)
    groups.set(heading, [...(groups.get(heading) ?? []), card])
  }
  return groups
}

/** Sorting is stable, so everything else stays in its order. */
const order = (card: Card): number =>
  card.kind === 'conversation' ? (costOf(card) ?? 0) : Number.MAX_SAFE_INTEGER

function headingOf(lang: Lang, card: Card): string {
  if (card.kind !== 'conversation') return text(lang, `cards.${card.kind}`)
  const cost = costOf(card) ?? 0
  return cost === 0 ? text(lang, 'cards.conversation.free') : text(lang, 'cards.conversation', { cost })
}

function entryLines(
  lang: Lang,
  card: Card,
  idWidth: number,
  width: number,
  dim: (words: string) => string,
): string[] {
  const cost = card.kind === 'conversation' ? null : costOf(card)
  const facts = [
    ...(copiesOf(card) > 1 ? [`×${copiesOf(card)}`] : []),
    ...(cost === null ? [] : [text(lang, 'cards.cost', { cost })]),
    ...card.versions.map(({ origin }) => originId(origin)),
  ]
  const margin = `  ${card.id.padEnd(idWidth)}  `
  const words = [...nameOf(lang, card.id).split(' '), `(${facts.join(', ')})`]
  const [first = '', ...others] = flow(words, width - margin.length, ' ')
  return [`${dim(margin)}${first}`, ...others.map((line) => ' '.repeat(margin.length) + line)]
}
