import type { DeckLayer } from './content.ts'
import { Unplayable } from './unplayable.ts'

/** Which group of cards a layer draws from; layers that name the same cards share a group. */
const groupName = ({ cards }: DeckLayer): string => (cards === 'rest' ? 'rest' : [...cards].sort().join(' '))

function groupsOf(layers: readonly DeckLayer[]): DeckLayer[] {
  const seen = new Set<string>()
  const groups = layers.filter((layer) => {
    const name = groupName(layer)
    const isNew = !seen.has(name)
    seen.add(name)
    return isNew
  })
  const named = groups.flatMap(({ cards }) => (cards === 'rest' ? [] : cards))
  const twice = named.find((id, i) => named.indexOf(id) !== i)
  if (twice !== undefined)
    throw new Unplayable(`${twice}: is in two different layers of the deck`, {
      code: 'two-layers',
      card: twice,
    })
  return groups
}

/** The red cards group by group, so that what a layer draws from is a range of kinds; the rest comes last. */
export function byLayer<Card extends { readonly id: string }>(
  red: readonly Card[],
  layers: readonly DeckLayer[] | undefined,
): readonly Card[] {
  if (layers === undefined) return red
  const named = groupsOf(layers).flatMap(({ cards }) => (cards === 'rest' ? [] : cards))
  const first = named.map((id) => {
    const card = red.find((each) => each.id === id)
    if (card === undefined)
      throw new Unplayable(`${id}: a layer of the deck names it, but it is no red card of this game`, {
        code: 'not-red',
        card: id,
      })
    return card
  })
  return [...first, ...red.filter((card) => !first.includes(card))]
}

/** By number of red cards left: where the kinds of the top one begin and end. */
export function layerRanges(
  layers: readonly DeckLayer[],
  redIds: readonly string[],
): { readonly from: Int32Array; readonly to: Int32Array } {
  const rest = groupsOf(layers).reduce((n, { cards }) => n + (cards === 'rest' ? 0 : cards.length), 0)
  const from = [0]
  const to = [0]
  for (const { cards, count } of [...layers].reverse()) {
    const begin = cards === 'rest' ? rest : Math.min(...cards.map((id) => redIds.indexOf(id)))
    const end = cards === 'rest' ? redIds.length : begin + cards.length
    for (let i = 0; i < count; i++) {
      from.push(begin)
      to.push(end)
    }
  }
  return { from: Int32Array.from(from), to: Int32Array.from(to) }
}
