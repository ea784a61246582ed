import { DecisionStream, legalActions } from '@negotiator/rules'
import { type GameSetup, isOver, newOwnSession, perform, type Session, stateOf } from '@negotiator/session'

/** A game played at random, to its end or for so many steps. */
export function randomSession(setup: Partial<GameSetup> = {}, steps = Number.POSITIVE_INFINITY): Session {
  let session = newOwnSession({
    abductor: 'arkayne',
    pack: 'base',
    seed: 'test',
    practice: false,
    ownDice: false,
    ...setup,
  })
  const decisions = new DecisionStream(session.setup.seed)
  while (!isOver(session) && session.steps.length < steps) {
    const actions = legalActions(session.game, stateOf(session))
    const done = perform(session, actions[decisions.below(actions.length)]!)
    if (!done.ok) throw new Error('a legal action was refused')
    session = done.session
  }
  return session
}
