import { text } from '@negotiator/language'
import { paint } from '../../terminal/paint.ts'
import { numberOf } from '../input/card-numbers.ts'
import { copiesOf, listOfCards, nameWithCopies } from './copies.ts'
import type { Scene } from './scene.ts'

const NO_BREAK_SPACE = '\u00a0'

/** `1 Keep Cool ×2 · 3 Small Talk`; while numbers answer a choice of another kind, cards are shown without theirs. */
export function numberedCards({ look, session, view }: Scene, cards: readonly string[]): string {
  const isOtherChoice = view.choice?.kind === 'reveal' || view.choice?.kind === 'choose'
  if (isOtherChoice) return listOfCards(look.lang, cards)
  const entries = [...copiesOf(cards)].map(([id, copies]) => {
    const number = paint(look, 'key', `${numberOf(session.game, id)}`)
    return `${number}${NO_BREAK_SPACE}${nameWithCopies(look.lang, id, copies)}`
  })
  return entries.join(' · ')
}

/** `1 CP: Hear Me Out ×2 · 2 CP: …`. */
export function cardsByCost({ look, session: { game } }: Scene, cards: readonly string[]): string {
  const { lang } = look
  const groups = new Map<number, string[]>()
  for (const id of cards) {
    const cost = game.cardCost[game.cardIds.indexOf(id)] ?? 0
    groups.set(cost, [...(groups.get(cost) ?? []), id])
  }
  const parts = [...groups].map(([cost, ids]) => {
    const price = paint(look, 'quiet', text(lang, 'play.cost', { n: cost }).replace(' ', NO_BREAK_SPACE))
    return text(lang, 'play.shop.group', { price, cards: listOfCards(lang, ids) })
  })
  return parts.join(' · ')
}
