import type { PackId } from '@negotiator/content'
import { DecisionStream, legalActions } from '@negotiator/rules'
import { isOver, newSession, perform, type Session, stateOf } from '@negotiator/session'

/** Every position of a game played at random, the first one included. */
export function* randomGame(abductor: string, pack: PackId, seed: string): Generator<Session> {
  let session = newSession({ abductor, pack, seed, practice: false, ownDice: false })
  const decisions = new DecisionStream(seed)
  yield session
  while (!isOver(session)) {
    const actions = legalActions(session.game, stateOf(session))
    const done = perform(session, actions[decisions.below(actions.length)]!)
    if (!done.ok) throw new Error('a legal action was refused')
    session = done.session
    yield session
  }
}
