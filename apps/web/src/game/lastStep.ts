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
export function lastTale(session: Session): string {
  const last = session.steps.at(-1)
  if (last === undefined) return ''
  const before = upTo(session, session.steps.length - 1)
  return nameInWords(session, toldOf(before, last.events))
    .filter(isNews)
    .map(({ text }) => text)
    .join(' ')
}

/** Turn and phase stand above the table; a roll that nothing was done about has told its successes. */
function isNews({ event }: ToldEvent, index: number, told: readonly ToldEvent[]): boolean {
  if (event.e === 'settle') return told[index - 1]?.event.e !== 'roll'
  return event.e !== 'turn' && event.e !== 'phase'
}
