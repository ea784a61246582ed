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
  if (view.phase === 'spend') {
    return [...briefHand, ...played, ...forSale(look, session, view, state, detail)]
  }
  if (view.phase !== 'conversation' || view.pending !== null) return [...played, ...briefHand]
  const isLast = view.terrorLeft === 0
  const shop = isLast ? forSale(look, session, view, state, detail) : shopLine(look, game, view, detail)
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

/** The whole available area. */
export function shopTable(look: Look, session: Session, view: View, state: State): string[] {
  const title = text(look.lang, 'cli.label.available')
  return view.available.length === 0 ? [] : fullZone(look, session, state, title, view.available, 'b')
}

/** What can be bought now; on a low screen, what is too expensive is only named. */
function forSale(look: Look, session: Session, view: View, state: State, detail: Detail): string[] {
  const title = text(look.lang, 'cli.label.available')
  if (view.available.length === 0) return []
  if (detail === 'full') return shopTable(look, session, view, state)
  const keys = keysNow(session)
  const isPossible = (id: string) => keys.has(`b${numberOf(session.game, id)}`)
  const possible = view.available.filter(isPossible)
  const others = view.available.filter((id) => !isPossible(id))
  const table = possible.length === 0 ? [heading(look, title)] : fullZone(look, session, state, title, possible, 'b')
  return [...table, ...line(look, text(look.lang, 'play.shop.not-now'), byCost(look, session.game, others))]
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
function shopLine(look: Look, game: Game, view: View, detail: Detail): string[] {
  const { lang } = look
  const label = text(lang, 'cli.label.available')
  if (detail === 'brief')
    return labelled(look, label, text(lang, 'play.shop.brief', { n: view.available.length }))
  return labelled(look, label, byCost(look, game, view.available))
}

function byCost(look: Look, game: Game, cards: readonly string[]): string {
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
