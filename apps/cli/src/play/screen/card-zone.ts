import { text } from '@negotiator/language'
import { oddsNow } from '@negotiator/rules'
import { heading } from '../../terminal/heading.ts'
import { paint } from '../../terminal/paint.ts'
import { flow, wrap } from '../../terminal/wrap.ts'
import { numberOf } from '../input/card-numbers.ts'
import { keysNow } from '../input/keys.ts'
import { type CardLine, cardTable } from './card-table.ts'
import { copiesOf, nameWithCopies } from './copies.ts'
import { type Scene, saves } from './scene.ts'

/** Cards with their keys and rows under a heading; on a very low screen with their keys only. */
export function cardZone(scene: Scene, title: string, cards: readonly string[], letter = ''): string[] {
  const { look, session, state } = scene
  if (cards.length === 0) return []
  const keys = keysNow(session)
  const lines = [...copiesOf(cards)].map(([id, copies]): CardLine => {
    const number = numberOf(session.game, id)
    const isPossible = keys.has(`${letter}${number}`)
    // Without its letter the number is no key to buy with, but still the card's name for `card` and `why`.
    const key = isPossible ? `${letter}${number}` : ' '.repeat(letter.length) + number
    return { id, copies, key, isPossible }
  })
  const body = saves(scene, 'rows')
    ? names(scene, lines)
    : cardTable(look, session.game, lines, oddsNow(state))
  return [heading(look, title), ...body]
}

function names(scene: Scene, lines: readonly CardLine[]): string[] {
  const {
    look,
    session: { game },
  } = scene
  const pieces = lines.map(({ id, copies, key }) => {
    const cost = text(look.lang, 'play.cost', { n: game.cardCost[numberOf(game, id) - 1] ?? 0 })
    return `${paint(look, 'key', key.trim())} ${nameWithCopies(look.lang, id, copies)} ${paint(look, 'quiet', `(${cost})`)}`
  })
  if (saves(scene, 'hints')) return flow(pieces, look.width, ' · ')
  const hint = paint(
    look,
    'quiet',
    text(look.lang, 'play.rows.hidden', { key: numberOf(game, lines[0]!.id) }),
  )
  return [...flow(pieces, look.width, ' · '), ...wrap(hint, look.width)]
}
