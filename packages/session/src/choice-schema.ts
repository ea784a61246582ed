import type { ContentChoice } from '@negotiator/content'
import { z } from 'zod'
import { idSchema } from './action-schema.ts'
import { expecting } from './expecting.ts'
import { dataProblem } from './pack/guard.ts'
import { packSchema } from './pack/pack-schema.ts'
import { cardSetSchema } from './set-schema.ts'

/** More would not fit into a link, and nobody keeps track of them. */
export const MOST_PACKS = 4

/** Effects hold effects: how deeply is looked at before the schema goes down into them. */
const safePackSchema = z
  .unknown()
  .refine((data) => dataProblem(data) === null, expecting({ kind: 'other', detail: 'a pack' }))
  .pipe(packSchema)

/** What a game is made of, as a part of larger data. */
export const choiceShape = {
  abductor: idSchema,
  pack: z.enum(['base', 'cw']),
  set: cardSetSchema.exactOptional(),
  packs: z.array(safePackSchema).min(1).max(MOST_PACKS).exactOptional(),
  variant: idSchema.exactOptional(),
}

export const choiceSchema: z.ZodType<ContentChoice> = z.strictObject(choiceShape)
