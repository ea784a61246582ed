import { z } from 'zod'
import { actionSchema, dieSchema, idSchema } from './action-schema.ts'
import { SAVE_FORMAT } from './save-format.ts'

/** No game is anywhere near that long. */
const MOST_INPUTS = 5000
const MOST_DICE_IN_A_STEP = 100
const hash = z.string().regex(/^[0-9a-f]{16}$/, 'sixteen hex digits are expected')

const setupSchema = z.strictObject({
  abductor: idSchema,
  pack: z.enum(['base', 'cw']),
  seed: z.string().max(100),
  practice: z.boolean(),
  ownDice: z.boolean(),
})

export const saveSchema = z.strictObject({
  format: z.literal(SAVE_FORMAT),
  rules: z.string().max(20),
  content: hash,
  setup: setupSchema,
  start: hash,
  inputs: z
    .array(
      z.strictObject({
        do: actionSchema,
        dice: z.array(dieSchema).max(MOST_DICE_IN_A_STEP).optional(),
        hash,
      }),
    )
    .max(MOST_INPUTS),
  resigned: z.literal(true).optional(),
  /** After how many steps the advisor was asked. */
  hints: z.array(z.int().min(0).max(MOST_INPUTS)).max(MOST_INPUTS).optional(),
})

export type SaveFile = z.infer<typeof saveSchema>
