import { type ActionContext, actionContext } from '@negotiator/language'
import type { Action } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'

/** What the game as it stands adds to the words of an action. */
export const contextOf = (session: Session, action: Action): ActionContext =>
  actionContext(session.game, stateOf(session), action)
