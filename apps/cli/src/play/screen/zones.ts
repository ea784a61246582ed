import { text } from '@negotiator/language'
import { labelled } from '../../terminal/heading.ts'
import { numberOf } from '../input/card-numbers.ts'
import { keysNow } from '../input/keys.ts'
import { cardsByCost, numberedCards } from './card-lists.ts'
import { cardZone } from './card-zone.ts'
import { listOfCards } from './copies.ts'
import { type Scene, saves } from './scene.ts'

/** The cards: in full what the player decides about now, the rest in a line. */
export function zoneLines(scene: Scene): string[] {
  const { view, look } = scene
  if (offeredCards(scene) !== null) return offerLines(scene)
  if (view.phase === 'spend') return [...handLine(scene), ...playedLine(scene), ...forSale(scene)]
  const isTalking = view.phase === 'conversation' && view.pending === null
  if (!isTalking) return [...playedLine(scene), ...handLine(scene)]
  const shop = view.terrorLeft === 0 ? forSale(scene) : shopLine(scene)
  const hand = text(look.lang, 'play.hand', { n: view.hand.length })
  return [
    ...shop,
    ...playedLine(scene),
    ...(view.hand.length === 0 ? handLine(scene) : cardZone(scene, hand, view.hand)),
  ]
}

/** The cards that a choice is about. */
function offeredCards({ view }: Scene): readonly string[] | null {
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

function offerLines(scene: Scene): string[] {
  const { view, look, session } = scene
  const kind = view.choice?.kind as 'free' | 'takeback' | 'discard'
  const keys = keysNow(session)
  const offered = (offeredCards(scene) ?? []).filter((id) => keys.has(`${numberOf(session.game, id)}`))
  const hand = kind === 'discard' ? [] : handLine(scene)
  return [...hand, ...cardZone(scene, text(look.lang, `play.offered.${kind}`), offered)]
}

/** What can be bought now; on a low screen, what is too expensive is only counted. */
function forSale(scene: Scene): string[] {
  const { look, session, view } = scene
  if (!saves(scene, 'cards for later')) return shopTable(scene)
  const keys = keysNow(session)
  const possible = view.available.filter((id) => keys.has(`b${numberOf(session.game, id)}`))
  const others = view.available.length - possible.length
  const title = text(look.lang, 'cli.label.available')
  const label = possible.length === 0 ? title : text(look.lang, 'play.shop.not-now')
  return [
    ...cardZone(scene, title, possible, 'b'),
    ...line(scene, label, others === 0 ? '' : briefly(scene, others)),
  ]
}

/** The whole available area. */
export function shopTable(scene: Scene): string[] {
  return cardZone(scene, text(scene.look.lang, 'cli.label.available'), scene.view.available, 'b')
}

/** What could be bought later, by cost. */
function shopLine(scene: Scene): string[] {
  const { look, view } = scene
  return line(
    scene,
    text(look.lang, 'cli.label.available'),
    saves(scene, 'cards for later')
      ? briefly(scene, view.available.length)
      : cardsByCost(scene, view.available),
  )
}

/** How many there are, and as long as there is room, how to see them. */
const briefly = (scene: Scene, n: number): string =>
  text(scene.look.lang, saves(scene, 'hints') ? 'play.shop.count' : 'play.shop.brief', { n })

function handLine(scene: Scene): string[] {
  const { look, view } = scene
  const cards = view.hand.length === 0 ? text(look.lang, 'cli.label.empty') : numberedCards(scene, view.hand)
  return line(scene, text(look.lang, 'play.hand', { n: view.hand.length }), cards)
}

function playedLine(scene: Scene): string[] {
  const { look, view } = scene
  if (saves(scene, 'cards played')) return []
  return line(scene, text(look.lang, 'cli.label.played'), listOfCards(look.lang, view.played))
}

function line({ look }: Scene, label: string, body: string): string[] {
  return body === '' ? [] : labelled(look, label, body)
}
