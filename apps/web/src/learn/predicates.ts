import type { Action, GameEvent, View } from '@negotiator/rules'

/** What was done since a step began, and what came of it. */
export interface Progress {
  readonly start: View
  readonly now: View
  readonly actions: readonly Action[]
  readonly events: readonly GameEvent[]
}

export type Test = (progress: Progress) => boolean

type Verb = Action extends infer Each ? (Each extends unknown ? keyof Each : never) : never

export const all =
  (...tests: readonly Test[]): Test =>
  (progress) =>
    tests.every((test) => test(progress))

export const any =
  (...tests: readonly Test[]): Test =>
  (progress) =>
    tests.some((test) => test(progress))

export const not =
  (test: Test): Test =>
  (progress) =>
    !test(progress)

export const happened =
  (name: GameEvent['e']): Test =>
  ({ events }) =>
    events.some(({ e }) => e === name)

/** The last move was of this kind. */
export const lastWas =
  (verb: Verb): Test =>
  ({ actions }) => {
    const last = actions.at(-1)
    return last !== undefined && verb in last
  }

/** Nothing but moves of these kinds so far. */
export const only =
  (...verbs: readonly Verb[]): Test =>
  ({ actions }) =>
    actions.every((action) => verbs.some((verb) => verb in action))

export const isPending: Test = ({ now }) => now.pending !== null
export const isWon: Test = ({ now }) => now.result === 'won'
export const isOver: Test = ({ now }) => now.result !== null
export const hungUp: Test = lastWas('endConversation')

/** A card was said that is not the one meant. */
export const saidOtherThan =
  (id: string): Test =>
  ({ actions }) =>
    actions.some((action) => 'play' in action && action.play !== id)
