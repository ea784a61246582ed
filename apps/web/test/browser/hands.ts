import type { PackId } from '@negotiator/content'
import { type View, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { randomGame } from '../random-session.ts'

const MOST_GAMES = 300

/** Somebody may speak, and people are inside: every effect of a card has something to do. */
const isOpen = ({ phase, pending, pool, secondInCommand }: View) =>
  phase === 'conversation' && pending === null && pool > 2 && !secondInCommand

export interface Held {
  readonly session: Session
  /** The cards of its hand that no position before it had. */
  readonly cards: readonly string[]
}

/**
 * Positions, as games at random come to them, that have every conversation card of a game in hand between them. One of
 * each game: brought in, two of them would be the same one.
 */
export function everyCardInHand(abductor: string, pack: PackId): readonly Held[] {
  const seen = new Set<string>()
  const held: Held[] = []
  let total = Number.POSITIVE_INFINITY
  for (let n = 0; n < MOST_GAMES && seen.size < total; n++) {
    let best: Held | null = null
    for (const session of randomGame(abductor, pack, `hand ${n}`)) {
      total = session.game.content.conversation.length
      const view = viewOf(session.game, stateOf(session))
      const cards = isOpen(view) ? [...new Set(view.hand)].filter((id) => !seen.has(id)) : []
      if (cards.length > (best?.cards.length ?? 0)) best = { session, cards }
    }
    if (best === null) continue
    for (const id of best.cards) seen.add(id)
    held.push(best)
  }
  if (seen.size < total) throw new Error(`only ${[...seen].join(', ')} ever came to hand`)
  return held
}
