import { flavourOf, genderOf, type Lang, type MessageKey, nameOf, storyOf, text } from '@negotiator/language'
import { brushesOf } from '../terminal/brushes.ts'
import { lineWidth } from '../terminal/capabilities.ts'
import { wrapParts, wrapWords } from '../terminal/wrap.ts'
import { bodyOf, copiesOf, costOf } from './body.ts'
import type { Card } from './catalogue.ts'
import { originName } from './origin.ts'
import { sourceLines } from './provenance.ts'

/** One card in full. */
export function cardLines(lang: Lang, card: Card): string[] {
  const { bold, dim } = brushesOf(process.stdout)
  const width = lineWidth(process.stdout)
  return [
    bold(nameOf(lang, card.id)),
    ...wrapParts(factsOf(lang, card), width).map(dim),
    '',
    ...versionsOf(lang, card).flatMap(({ heading, body }) => [
      ...(heading === null ? [] : [heading]),
      ...body.flatMap((line) => wrapWords(`  ${line}`, width, 4)),
    ]),
    ...moods(lang, card).flatMap((mood) => ['', ...wrapWords(mood, width).map(dim)]),
    '',
    text(lang, 'cards.provenance'),
    ...sourceLines(lang, card).flatMap((line) => wrapWords(`  ${line}`, width, 6)),
  ]
}

function factsOf(lang: Lang, card: Card): string[] {
  const kind: MessageKey =
    card.kind === 'second-in-command' ? 'cards.second-in-command' : `cards.kind.${card.kind}`
  const facts = [card.id, text(lang, kind, { who: genderOf(card.id) })]
  const abductor = 'abductor' in card ? card.abductor : undefined
  if (abductor !== undefined) facts.push(text(lang, 'cards.of', { abductor: nameOf(lang, abductor) }))
  const cost = costOf(card)
  if (cost !== null) facts.push(costText(lang, cost))
  const copies = copiesOf(card)
  if (copies > 1) facts.push(text(lang, 'cards.copies', { n: copies }))
  facts.push(...card.versions.map(({ origin }) => originName(lang, origin)))
  return facts
}

const costText = (lang: Lang, cost: number): string =>
  cost === 0 ? text(lang, 'cards.free') : text(lang, 'cards.cost', { cost })

interface ShownVersion {
  readonly heading: string | null
  readonly body: readonly string[]
}

/** A card that is the same in both games is shown once, saying so; one that differs, once for each that has it. */
function versionsOf(lang: Lang, card: Card): ShownVersion[] {
  const costs = card.versions.map((_, i) => costOf(card, i))
  const hasOneCost = costs.every((cost) => cost === costs[0])
  const groups = new Map<string, { names: string[]; cost: number | null; body: readonly string[] }>()
  for (const [i, { origin }] of card.versions.entries()) {
    const cost = costs[i] ?? null
    const body = bodyOf(lang, card, i)
    const key = [cost, ...body].join('\n')
    const names = groups.get(key)?.names ?? []
    groups.set(key, { names: [...names, originName(lang, origin)], cost, body })
  }
  const shown = [...groups.values()]
  if (shown.length === 1) {
    const isShared = card.versions.length > 1 && card.kind !== 'second-in-command'
    return [{ heading: isShared ? text(lang, 'cards.both-packs') : null, body: shown[0]!.body }]
  }
  return shown.map(({ names, cost, body }) => {
    const price = hasOneCost || cost === null ? [] : [costText(lang, cost)]
    return { heading: [...names, ...price].join(' · '), body }
  })
}

function moods(lang: Lang, { id, versions }: Card): string[] {
  const flavours = versions.map(({ origin }) =>
    flavourOf(lang, id, typeof origin === 'string' ? origin : undefined),
  )
  return [...new Set([storyOf(lang, id), ...flavours])].filter((mood) => mood !== '')
}
