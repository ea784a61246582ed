import type { Action, Chance, State } from '@negotiator/rules'
import type { Session } from './session.ts'
import { SessionChance } from './session-chance.ts'

/** A step as whoever looks back on the game wants it. */
export interface PlayedStep {
  readonly before: State
  readonly action: Action
  /** Gives once more what came then. */
  readonly chance: Chance
}

export function playedSteps({ setup, start, steps }: Session): PlayedStep[] {
  return steps.map(({ action, dice }, i) => {
    const before = steps[i - 1]?.after ?? start
    const typed = setup.ownDice ? [...dice] : null
    return { before: before.state, action, chance: new SessionChance(before.chance.clone(), typed) }
  })
}
