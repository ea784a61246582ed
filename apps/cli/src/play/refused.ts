import { type Lang, refusalText, text } from '@negotiator/language'
import { type Action, type Refusal, refuse, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'

/** R4: is there a card in the hand that re-rolls? */
export function hasReaction(session: Session): boolean {
  const { game } = session
  const { hand } = viewOf(game, stateOf(session))
  return game.content.conversation.some(({ id, resolve }) => resolve.kind === 'reaction' && hand.includes(id))
}

/**
 * Why an action is not possible. Who re-rolls need not name the card, so it is told when there is none at all; and
 * re-rolling has a rule of its own (R4), also for the answer that there is no roll.
 */
export function refusedText(lang: Lang, session: Session, action: Action, refusal: Refusal): string {
  const { code } = refusal
  if (!('react' in action)) return refusalText(lang, refusal)
  if (code === 'no-roll') return refusalText(lang, refuse('no-roll', 'R4'))
  const isAboutCard = code === 'not-in-hand' || code === 'not-a-reaction'
  return isAboutCard && !hasReaction(session) ? text(lang, 'play.react.none') : refusalText(lang, refusal)
}
