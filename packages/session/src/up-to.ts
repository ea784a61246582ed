import type { Session } from './session.ts'

/** The game as it was after so many steps; giving up comes after the last one. */
export function upTo(session: Session, until: number): Session {
  const isWhole = until >= session.steps.length
  return {
    ...session,
    steps: session.steps.slice(0, until),
    resigned: isWhole && session.resigned,
    notes: session.notes.filter(({ step }) => step <= until),
  }
}

/** A game of its own that begins where that one was after so many steps. What comes is known, so it is practice. */
export function playOnFrom(session: Session, until: number): Session {
  return {
    ...upTo(session, until),
    setup: { ...session.setup, practice: true },
    resigned: false,
    hints: session.hints.filter((step) => step <= until),
  }
}
