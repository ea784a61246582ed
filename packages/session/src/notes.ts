import type { Session } from './session.ts'

/** Enough for whoever writes a page about every step; a save stays a small file. */
export const MOST_NOTES = 1000
export const LONGEST_NOTE = 2000

export const noteAt = (session: Session, step: number): string =>
  session.notes.find((note) => note.step === step)?.text ?? ''

/**
 * Writes a note beside a step, in the place of the one that was there; an empty text takes it away. What is too
 * long is cut, and one note too many is not taken.
 */
export function withNote(session: Session, step: number, text: string): Session {
  const others = session.notes.filter((note) => note.step !== step)
  const kept = text.trim().slice(0, LONGEST_NOTE)
  const isTaken = kept !== '' && others.length < MOST_NOTES
  const notes = isTaken ? [...others, { step, text: kept }] : others
  return { ...session, notes: notes.sort((a, b) => a.step - b.step) }
}
