import { actionText, type Lang, type Line, secondOf, tellEvents } from '@negotiator/language'
import type { Session, Step } from '@negotiator/session'
import { lang } from '../words/words.ts'
import { nameInWords } from './tellNames.ts'

export interface StoryStep {
  /** From 1, as the step's number in the log. */
  readonly number: number
  readonly turn: number
  readonly lines: readonly string[]
}

/** The whole night in sentences, step by step. */
export function storyOfGame(session: Session): readonly StoryStep[] {
  const { setup, game, start, steps } = session
  return steps.map((step, index) => {
    const before = index === 0 ? start.state : steps[index - 1]!.after.state
    const second = before.second === 1
    const line = { abductor: setup.abductor, second, secondId: secondOf(game.content) }
    return {
      number: index + 1,
      turn: before.turn,
      lines: linesOf({ ...session, steps: steps.slice(0, index + 1) }, step, line),
    }
  })
}

/** A step never changes, so it is told once in each language. */
const told = new WeakMap<Step, Map<Lang, readonly string[]>>()

function linesOf(after: Session, step: Step, line: Line): readonly string[] {
  const known = told.get(step) ?? new Map<Lang, readonly string[]>()
  told.set(step, known)
  const lines = known.get(lang.value) ?? tell(after, step, line)
  known.set(lang.value, lines)
  return lines
}

/** A decision that nothing followed from is told as such. */
function tell(after: Session, { action, events }: Step, line: Line): readonly string[] {
  const lines = nameInWords(after, tellEvents(lang.value, events, line))
  return lines.length > 0 ? lines.map(({ text }) => text) : [`${actionText(lang.value, action)}.`]
}
