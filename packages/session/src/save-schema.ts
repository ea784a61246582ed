import { z } from 'zod'
import { actionSchema, dieSchema } from './action-schema.ts'
import { choiceShape } from './choice-schema.ts'
import { LONGEST_NOTE, MOST_NOTES } from './notes.ts'
import { LONGEST_SEED, SAVE_FORMAT } from './save-format.ts'
import type { GameSetup, Note } from './session.ts'

/** No game is anywhere near that long. */
const MOST_INPUTS = 5000
export const MOST_DICE_IN_A_STEP = 100
const hash = z.string().regex(/^[0-9a-f]{16}$/, 'sixteen hex digits are expected')

const setupSchema: z.ZodType<GameSetup> = z.strictObject({
  // The order of the keys is that of the files: a save loaded and saved again is the same to the byte.
  abductor: choiceShape.abductor,
  pack: choiceShape.pack,
  seed: z.string().max(LONGEST_SEED),
  practice: z.boolean(),
  ownDice: z.boolean(),
  chosenSeed: z.literal(true).exactOptional(),
  set: choiceShape.set,
  packs: choiceShape.packs,
  variant: choiceShape.variant,
})

const notesSchema: z.ZodType<Note[]> = z
  .array(z.strictObject({ step: z.int().min(0).max(MOST_INPUTS), text: z.string().min(1).max(LONGEST_NOTE) }))
  .max(MOST_NOTES)
  .refine((notes) => notes.every(({ step }, i) => i === 0 || step > notes[i - 1]!.step), {
    message: 'one note for a step, in the order of the steps',
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
  /** What the player has written beside steps; 0 is the deal. */
  notes: notesSchema.optional(),
})

export type SaveFile = z.infer<typeof saveSchema>
