import { viewOf } from '@negotiator/rules'
import { noteAt, type Session, stateOf, upTo } from '@negotiator/session'

/** One object per step and a last one with the position it ends in, for programs. */
export function replayData(session: Session, until: number): readonly object[] {
  const shown = upTo(session, until)
  const steps = shown.steps.map(({ action, dice, events, after }, i) => ({
    step: i + 1,
    action,
    ...(dice.length > 0 ? { dice } : {}),
    events,
    hash: after.hash,
    ...noted(shown, i + 1),
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

const noted = (session: Session, step: number): { note?: string } => {
  const note = noteAt(session, step)
  return note === '' ? {} : { note }
}
