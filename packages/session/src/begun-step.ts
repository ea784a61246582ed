import type { Action } from '@negotiator/rules'
import { z } from 'zod'
import { actionSchema, dieSchema } from './action-schema.ts'
import { MOST_DICE_IN_A_STEP } from './save-schema.ts'

/**
 * A step that has shown a card or used dice, and waits for more dice of the player's own table: what was seen stays
 * seen, and what was rolled stays rolled.
 */
export interface BegunStep {
  /** Of the position: in any other one the step means nothing. */
  readonly version: string
  readonly action: Action
  /** Those typed so far. */
  readonly dice: readonly number[]
}

const begunStepSchema: z.ZodType<BegunStep> = z.object({
  version: z.string(),
  action: actionSchema,
  dice: z.array(dieSchema).max(MOST_DICE_IN_A_STEP),
})

/** As it was kept beside a game; null if it is none. */
export function parseBegunStep(data: unknown): BegunStep | null {
  const result = begunStepSchema.safeParse(data)
  return result.success ? result.data : null
}
