import type { CardSet, PackProblem, SetFile } from '@negotiator/content'
import { z } from 'zod'
import { idSchema } from './action-schema.ts'
import { guardedJson } from './pack/guard.ts'
import { schemaProblems } from './pack/schema-problems.ts'

const MOST_KINDS = 100
const LARGEST_SET = 100_000
const ids = z.array(idSchema).max(MOST_KINDS)

export const cardSetSchema = z.strictObject({
  conversation: ids,
  terror: z.record(idSchema, z.int().min(1).max(7)),
  minors: ids,
  pivotal: ids,
}) satisfies z.ZodType<CardSet>

const setFileSchema = cardSetSchema.extend({
  format: z.literal('negotiator-set'),
  version: z.literal(1),
  name: z.string().min(1).max(80),
}) satisfies z.ZodType<SetFile>

export type ParsedSet =
  | { readonly ok: true; readonly set: SetFile }
  | { readonly ok: false; readonly problems: readonly PackProblem[] }

/** A set from a file, or why it is none. Whether it keeps to the rules is asked of `setProblems`. */
export function parseSet(text: string): ParsedSet {
  const guarded = guardedJson(text, LARGEST_SET)
  if ('code' in guarded) return { ok: false, problems: [guarded] }
  const result = setFileSchema.safeParse(guarded.data)
  if (result.success) return { ok: true, set: result.data }
  return { ok: false, problems: schemaProblems(guarded.data, result.error.issues) }
}
