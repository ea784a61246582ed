import type { Action } from '@negotiator/rules'
import type { ScenarioPosition } from '@negotiator/session'
import type { Test } from './predicates.ts'

/** The part of the table that a step talks about; it is lit, and never hidden by the coach. */
export type Spotlight = 'dial' | 'hand' | 'points' | 'people' | 'abductor' | 'demands' | 'deck' | 'stage'

/** A typical wrong move; its explanation is the text of that name. */
export interface Mistake {
  readonly name: string
  readonly when: Test
  /** Moves that lead into it: a test plays them. */
  readonly example: readonly Action[]
}

/** One thing to do: a position, a goal, and what is said about moves that miss it. */
export interface LessonStep {
  /** Its texts are `lesson.LESSON.NAME.…`. */
  readonly name: string
  /** Left out: it goes on where the step before ended. */
  readonly position?: ScenarioPosition
  readonly spotlight: Spotlight
  readonly goal: Test
  /** Moves that may still lead to the goal; unless told, the middle of a roll or a choice. */
  readonly way?: Test
  readonly mistakes?: readonly Mistake[]
  /** One way to the goal: a test plays it. */
  readonly solution: readonly Action[]
}

export interface Lesson {
  readonly id: string
  readonly steps: readonly LessonStep[]
}
