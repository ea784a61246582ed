import type { ConversationCard } from '@negotiator/rules'
import type { Library } from '../library.ts'
import type { CardSet } from './card-set.ts'
import { COST_BANDS, FAMILIES, MINORS, OTHERS, RAISERS, ZERO_PAIRS } from './recipe.ts'

/** A whole number below n, each with the same chance. */
export type Below = (n: number) => number

/** B2: as many as one game has. */
const PIVOTAL = 6

/** A legal set at random (B1–B3); the same numbers give the same set. */
export function randomSet(library: Library, below: Below): CardSet {
  const terror: Record<string, number> = {}
  const take = (ids: readonly string[], count: number) => {
    for (const id of draw(ids, count, below)) terror[id] = (terror[id] ?? 0) + 1
  }
  const copiesIn = (group: 'fixed' | 'raiser' | 'other') =>
    library.terror.flatMap(({ card, group: parts }) => Array<string>(parts[group] ?? 0).fill(card.id))
  for (const { cards, count } of FAMILIES) {
    take(
      copiesIn('fixed').filter((id) => cards.includes(id)),
      count,
    )
  }
  take(copiesIn('raiser'), RAISERS)
  take(copiesIn('other'), OTHERS)
  return {
    conversation: randomConversation(library.conversation, below),
    terror,
    minors: draw(
      library.minors.map(({ id }) => id),
      MINORS,
      below,
    ),
    pivotal: draw(
      library.pivotal.map(({ id }) => id),
      PIVOTAL,
      below,
    ),
  }
}

function randomConversation(cards: readonly ConversationCard[], below: Below): string[] {
  const chosen = COST_BANDS.flatMap(({ least, most, cards: wanted, isPairs }) => {
    const band = cards.filter(
      ({ cost, copies }) => cost >= least && cost <= most && (!isPairs || copies === 2),
    )
    let left = wanted
    return draw(band, band.length, below).filter(({ copies }) => {
      const fits = copies <= left
      if (fits) left -= copies
      return fits
    })
  })
  return [...ZERO_PAIRS, ...chosen.map(({ id }) => id)]
}

/** Some of a list, in the order drawn. */
function draw<T>(list: readonly T[], count: number, below: Below): T[] {
  const left = [...list]
  return Array.from({ length: Math.min(count, list.length) }, () => left.splice(below(left.length), 1)[0]!)
}
