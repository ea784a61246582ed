import { z } from 'zod'
import { expecting } from './expecting.ts'

/** Ids are short; what comes from outside is hostile until checked. */
export const idSchema = z.string().min(1).max(64)
const only = z.literal(true)

/** An action as it is stored and sent: exactly one verb. */
export const actionSchema = z.union([
  z.strictObject({ play: idSchema }),
  z.strictObject({ facedown: idSchema }),
  z.strictObject({ convert: z.tuple([idSchema, idSchema]).readonly() }),
  z.strictObject({ react: idSchema, die: z.int().min(0).max(99) }),
  z.strictObject({ settle: only }),
  z.strictObject({ concede: idSchema }),
  z.strictObject({ ability: idSchema }),
  z.strictObject({ buy: idSchema }),
  z.strictObject({ choose: idSchema }),
  z.strictObject({ endConversation: only }),
  z.strictObject({ endSpend: only }),
])

const VERBS = actionSchema.options.flatMap(verbsOf)

/** A verb that is known, with something it cannot take: only to say that it is refused. */
export const malformedActionSchema = z
  .partialRecord(z.enum([...VERBS, 'die']), z.unknown())
  .refine((action) => Object.keys(action).length > 0, expecting({ kind: 'one-of', values: VERBS }))

function verbsOf(action: z.ZodObject): string[] {
  return Object.keys(action.shape).filter((key) => key !== 'die')
}

export const dieSchema = z.int().min(1).max(6)
