import { viewOf } from '@negotiator/rules'
import { stateOf } from '@negotiator/session'
import type { Answer } from './answer.ts'
import { cardLines } from './card.ts'

/** Who is on the line now. */
export const answerWho: Answer = (look, session) => {
  const { secondInCommand } = viewOf(session.game, stateOf(session))
  return cardLines(look, session, secondInCommand ? 'second-in-command' : session.setup.abductor)
}
