import { type Lang, refusalText, text } from '@negotiator/language'
import { type Action, type Refusal, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'

/** R4: is there a card in the hand that re-rolls? */
export function hasReaction(session: Session): boolean {
  const { game } = session
  const { hand } = viewOf(game, stateOf(session))
  return game.content.conversation.some(({ id, resolve }) => resolve.kind === 'reaction' && hand.includes(id))
}

/** Why an action is not possible. Who re-rolls need not name the card, so it is told when there is none at all. */
export function refusedText(lang: Lang, session: Session, action: Action, refusal: Refusal): string {
  const isAboutCard = refusal.code === 'not-in-hand' || refusal.code === 'not-a-reaction'
  if ('react' in action && isAboutCard && !hasReaction(session)) return text(lang, 'play.react.none')
  return refusalText(lang, refusal)
}
