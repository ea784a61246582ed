import type { ToldEvent } from '@negotiator/language'
import { type Session, upTo } from '@negotiator/session'
import type { Frame } from './frames.ts'
import { stepFrames, toldOf } from './stepFrames.ts'
import { nameInWords } from './tellNames.ts'

/** The story of the step that led to this position; none at the beginning. */
export function lastStep(session: Session): readonly Frame[] {
  const last = session.steps.at(-1)
  if (last === undefined) return []
  const before = upTo(session, session.steps.length - 1)
  return stepFrames(before, session, toldOf(before, last.events))
}

/** All that the last step brought, in words: the dice, each change, and last what it came to. */
export const lastTale = (session: Session): string => inWords(newsOf(session))

/** Where dice are spoken of. */
const DICE: readonly string[] = ['roll', 'react', 'settle', 'check']

/** Of it only the dice; nothing if there were none. */
export const lastRoll = (session: Session): string =>
  inWords(newsOf(session).filter(({ event }) => DICE.includes(event.e)))

const inWords = (told: readonly ToldEvent[]): string => told.map(({ text }) => text).join(' ')

function newsOf(session: Session): readonly ToldEvent[] {
  const last = session.steps.at(-1)
  if (last === undefined) return []
  const before = upTo(session, session.steps.length - 1)
  return nameInWords(session, toldOf(before, last.events)).filter(isNews)
}

/** Turn and phase stand above the table; a roll that nothing was done about has told its successes. */
function isNews({ event }: ToldEvent, index: number, told: readonly ToldEvent[]): boolean {
  if (event.e === 'settle') return told[index - 1]?.event.e !== 'roll'
  return event.e !== 'turn' && event.e !== 'phase'
}
