import { viewOf } from '@negotiator/rules'
import { stateOf } from '@negotiator/session'
import { shopTable } from '../screen/zones.ts'
import type { Answer } from './answer.ts'

/** The available area with every card's rows, whatever the phase. */
export const answerShop: Answer = (look, session) => {
  const state = stateOf(session)
  return shopTable(look, session, viewOf(session.game, state), state)
}
