import type { PackFile } from '@negotiator/content'
import { z } from 'zod'
import { expecting } from '../expecting.ts'
import { abductor, abductorValues } from './abductor-schema.ts'
import { anyId, conversationCard, demand, ownId, pivotalCard, terrorCard } from './card-schemas.ts'
import { effects } from './effect-schema.ts'
import {
  LONGEST_FLAVOUR,
  LONGEST_NAME,
  LONGEST_STORY,
  MOST_ABDUCTORS,
  MOST_CARDS,
  MOST_LANGUAGES,
} from './limits.ts'

/** Nothing that a terminal or a page could take for a command: no control signs, no markup, no turned text. */
const PLAIN = /^(?:(?!<[a-z/!?])[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069])*$/iu
const plainText = (longest: number) => z.string().min(1).max(longest).regex(PLAIN, 'plain text')

const textsById = (longest: number) => z.record(ownId, plainText(longest))

const texts = z.strictObject({
  title: plainText(LONGEST_NAME),
  description: plainText(LONGEST_STORY).exactOptional(),
  names: textsById(LONGEST_NAME),
  flavour: textsById(LONGEST_FLAVOUR).exactOptional(),
  stories: textsById(LONGEST_STORY).exactOptional(),
})

const cost = z.int().min(0).max(12)
const overrides = z
  .strictObject({
    conversation: z
      .record(
        anyId,
        z.strictObject({
          cost: cost.exactOptional(),
          two: effects.exactOptional(),
          one: effects.exactOptional(),
          none: effects.exactOptional(),
          effect: effects.exactOptional(),
        }),
      )
      .exactOptional(),
    terror: z
      .record(anyId, z.strictObject({ effect: effects.exactOptional(), secondary: effects.exactOptional() }))
      .exactOptional(),
    demands: z
      .record(
        anyId,
        z.strictObject({
          cost: cost.exactOptional(),
          benefit: effects.exactOptional(),
          penalty: effects.exactOptional(),
        }),
      )
      .exactOptional(),
    abductors: z.record(anyId, abductorValues).exactOptional(),
  })
  .meta({
    description: 'Single values of built-in cards: "my printed copy says 3".',
    examples: [{ conversation: { 'bold-lie': { cost: 3 } } }],
  })

export const packSchema: z.ZodType<PackFile> = z
  .strictObject({
    format: z.literal('negotiator-pack'),
    version: z.literal(1),
    id: z.string().regex(/^[a-z0-9-]{1,31}$/),
    author: plainText(LONGEST_NAME).exactOptional(),
    texts: z
      .record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{1,8})*$/), texts)
      .refine(
        (all) => Object.keys(all).length > 0 && Object.keys(all).length <= MOST_LANGUAGES,
        expecting({ kind: 'languages', n: MOST_LANGUAGES }),
      ),
    voices: z.record(ownId, z.enum(['m', 'f'])).exactOptional(),
    abductors: z.array(abductor).max(MOST_ABDUCTORS).exactOptional(),
    conversation: z.array(conversationCard).max(MOST_CARDS).exactOptional(),
    demands: z.array(demand).max(MOST_CARDS).exactOptional(),
    terror: z.array(terrorCard).max(MOST_CARDS).exactOptional(),
    pivotal: z.array(pivotalCard).max(MOST_CARDS).exactOptional(),
    overrides: overrides.exactOptional(),
  })
  .meta({
    title: 'A pack for Negotiator',
    description: 'Cards, abductors and texts as data; nothing in it runs.',
  })

/** Are these overrides within the limits of a pack? */
export const areOverrides = (data: unknown): boolean => overrides.safeParse(data).success

/** The published JSON Schema. */
export const packJsonSchema = (): unknown => z.toJSONSchema(packSchema, { io: 'input' })
