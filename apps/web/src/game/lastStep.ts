import { type Session, upTo } from '@negotiator/session'
import type { Frame } from './frames.ts'
import { stepFrames, toldOf } from './stepFrames.ts'

/** The story of the step that led to this position; none at the beginning. */
export function lastStep(session: Session): readonly Frame[] {
  const last = session.steps.at(-1)
  if (last === undefined) return []
  const before = upTo(session, session.steps.length - 1)
  return stepFrames(before, session, toldOf(before, last.events))
}
