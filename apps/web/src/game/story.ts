import { actionText, tellEvents } from '@negotiator/language'
import { type Session, stateOf } from '@negotiator/session'
import { lang } from '../words/words.ts'

export interface StoryStep {
  /** From 1, as the step's number in the log. */
  readonly number: number
  readonly turn: number
  readonly lines: readonly string[]
}

/** The whole night in sentences, step by step. A decision that nothing followed from is told as such. */
export function storyOfGame(session: Session): readonly StoryStep[] {
  const { abductor } = session.setup
  return session.steps.map(({ action, events }, index) => {
    const before = stateOf({ ...session, steps: session.steps.slice(0, index) })
    const told = tellEvents(lang.value, events, { abductor, second: before.second === 1 })
    const lines = told.length > 0 ? told.map(({ text }) => text) : [`${actionText(lang.value, action)}.`]
    return { number: index + 1, turn: before.turn, lines }
  })
}
