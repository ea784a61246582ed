import { viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { upTo } from '../up-to.ts'

/** One object per step and a last one with the position it ends in, for programs. */
export function replayData(session: Session, until: number): readonly object[] {
  const shown = upTo(session, until)
  const steps = shown.steps.map(({ action, dice, events, after }, i) => ({
    step: i + 1,
    action,
    ...(dice.length > 0 ? { dice } : {}),
    events,
    hash: after.hash,
  }))
  const end = {
    end: shown.steps.length,
    of: session.steps.length,
    setup: shown.setup,
    resigned: shown.resigned,
    state: viewOf(shown.game, stateOf(shown)),
  }
  return [...steps, end]
}
