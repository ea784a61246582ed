import type { Session } from '@negotiator/session'

/** The game as it was after so many steps; giving up comes after the last one. */
export function upTo(session: Session, until: number): Session {
  const isWhole = until >= session.steps.length
  return { ...session, steps: session.steps.slice(0, until), resigned: isWhole && session.resigned }
}
