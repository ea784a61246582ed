import { text } from '@negotiator/language'
import { type Game, oddsNow, type State, type View } from '@negotiator/rules'
import type { Session } from '@negotiator/session'
import { numberOf } from '../input/card-numbers.ts'
import { keysNow } from '../input/keys.ts'
import { heading, labelled } from '../layout/heading.ts'
import type { Look } from '../layout/look.ts'
import { paint } from '../layout/paint.ts'
import { type CardLine, cardTable } from './card-table.ts'
import { copiesOf, listOfCards, nameWithCopies } from './copies.ts'
import type { Detail } from './detail.ts'

const NO_BREAK_SPACE = '\u00a0'

/** The cards: in full what the player decides about now, the rest in a line. */
export function zoneLines(look: Look, session: Session, view: View, state: State, detail: Detail): string[] {
  const { game } = session
  const table = (title: string, cards: readonly string[], letter: string) =>
    cards.length === 0 ? [] : fullZone(look, session, state, title, cards, letter)
  const hand = text(look.lang, 'play.hand', { n: view.hand.length })
  const available = text(look.lang, 'cli.label.available')
  const played = line(look, text(look.lang, 'cli.label.played'), listOfCards(look.lang, view.played))
  const briefHand = line(look, hand, numbered(look, game, view, view.hand))
  const offers = offeredZone(view)
  if (offers !== null) {
    const rest = offers === view.hand ? [] : briefHand
    return [
      ...played,
      ...rest,
      ...table(text(look.lang, `play.offered.${view.choice!.kind as 'free'}`), offers, ''),
    ]
  }
  if (view.phase === 'spend') return [...briefHand, ...played, ...table(available, view.available, 'b')]
  if (view.phase !== 'conversation' || view.pending !== null) return [...played, ...briefHand]
  const isLast = view.terrorLeft === 0
  const shop = isLast ? table(available, view.available, 'b') : shopLine(look, game, view, detail)
  return [...shop, ...played, ...table(hand, view.hand, '')]
}

/** The zone that a choice of cards is about. */
function offeredZone(view: View): readonly string[] | null {
  switch (view.choice?.kind) {
    case 'free':
      return view.available
    case 'takeback':
      return view.played
    case 'discard':
      return view.hand
    default:
      return null
  }
}

function fullZone(
  look: Look,
  session: Session,
  state: State,
  title: string,
  cards: readonly string[],
  letter: string,
): string[] {
  const keys = keysNow(session)
  const lines = [...copiesOf(cards)].map(([id, copies]): CardLine => {
    const number = numberOf(session.game, id)
    const isPossible = keys.has(`${letter}${number}`)
    // Without its letter the number is no key to buy with, but still the card's name for `card` and `why`.
    return {
      id,
      copies,
      key: isPossible ? `${letter}${number}` : ' '.repeat(letter.length) + number,
      isPossible,
    }
  })
  return [heading(look, title), ...cardTable(look, session.game, lines, oddsNow(state))]
}

function line(look: Look, label: string, body: string): string[] {
  return body === '' ? [] : labelled(look, label, body)
}

/** While numbers answer a choice of another kind, cards are shown without theirs. */
function numbered(look: Look, game: Game, view: View, cards: readonly string[]): string {
  const isOtherChoice = view.choice?.kind === 'reveal' || view.choice?.kind === 'choose'
  if (isOtherChoice) return listOfCards(look.lang, cards)
  const entries = [...copiesOf(cards)].map(([id, copies]) => {
    const number = paint(look, 'key', `${numberOf(game, id)}`)
    return `${number}${NO_BREAK_SPACE}${nameWithCopies(look.lang, id, copies)}`
  })
  return entries.join(' · ')
}

/** What could be bought later, by cost. */
export function shopLine(look: Look, game: Game, view: View, detail: Detail): string[] {
  const { lang } = look
  const label = text(lang, 'cli.label.available')
  if (detail === 'brief')
    return labelled(look, label, text(lang, 'play.shop.brief', { n: view.available.length }))
  const byCost = new Map<number, string[]>()
  for (const id of view.available) {
    const cost = game.cardCost[game.cardIds.indexOf(id)] ?? 0
    byCost.set(cost, [...(byCost.get(cost) ?? []), id])
  }
  const groups = [...byCost].map(([cost, ids]) => {
    const price = paint(look, 'quiet', text(lang, 'play.cost', { n: cost }).replace(' ', NO_BREAK_SPACE))
    return text(lang, 'play.shop.group', { price, cards: listOfCards(lang, ids) })
  })
  return labelled(look, label, groups.join(' · '))
}
