import { secondOf } from '@negotiator/language'
import { viewOf } from '@negotiator/rules'
import { stateOf } from '@negotiator/session'
import type { Answer } from './answer.ts'
import { cardLines } from './card.ts'

/** Who is on the line now. */
export const answerWho: Answer = (look, session) => {
  const { secondInCommand } = viewOf(session.game, stateOf(session))
  return cardLines(look, session, secondInCommand ? secondOf(session.game.content) : session.setup.abductor)
}
