import { z } from 'zod'
import { effects, rows } from './effect-schema.ts'

/** `pack-id.card-name`: every id of a pack begins with the pack's own. */
export const ownId = z
  .string()
  .regex(/^[a-z0-9-]{1,31}\.[a-z0-9-]{1,32}$/)
  .meta({ description: "The pack's id, a dot, and a name of small letters, digits and hyphens." })
/** Of a built-in card, or of one of the pack. */
export const anyId = z.string().regex(/^[a-z0-9-]{1,31}(\.[a-z0-9-]{1,32})?$/)

const turn = z.int().min(1).max(30)
const bound = z.int().min(-20).max(20)

const alert = z
  .union([
    z.strictObject({
      on: z.enum(['threat', 'cp', 'facedown']),
      atMost: bound.exactOptional(),
      atLeast: bound.exactOptional(),
    }),
    z.strictObject({ on: z.literal('conversation-end') }),
    z.strictObject({ on: z.literal('turn'), atLeast: turn }),
  ])
  .meta({
    description:
      'A trigger (A1): threat, CP or cards played facedown reach a value, the next conversation ends, a turn begins.',
    examples: [
      { on: 'threat', atLeast: 7 },
      { on: 'turn', atLeast: 5 },
    ],
  })

export const conversationCard = z.strictObject({
  id: ownId,
  cost: z.int().min(0).max(12),
  copies: z.int().min(1).max(2),
  resolve: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('roll'), rows }),
    z.strictObject({ kind: z.literal('plain'), effect: effects }),
    z.strictObject({ kind: z.literal('reaction') }),
  ]),
})

export const demand = z.strictObject({
  id: ownId,
  class: z.enum(['major', 'escape', 'minor']),
  cost: z.union([z.int().min(0).max(12), z.strictObject({ alert })]).meta({
    description: 'Conversation points, or the alert by which it concedes itself.',
    examples: [4, { alert: { on: 'threat', atLeast: 7 } }],
  }),
  benefit: effects,
  penalty: effects,
})

export const terrorCard = z.strictObject({
  id: ownId,
  copies: z.int().min(1).max(7),
  effect: effects,
  secondary: effects,
  alert: z.strictObject({ when: alert, effect: effects }).exactOptional(),
  again: z.boolean().exactOptional().meta({
    description:
      'Resolve, then draw again. A card drawn never returns to the deck, so it ends there at the latest.',
  }),
  group: z.enum(['raiser', 'other']).exactOptional().meta({ description: 'Its part in a red set (B1).' }),
})

export const pivotalCard = z.strictObject({ id: ownId, effect: effects })

const ruleWith = (abilityId: z.ZodType<string>) =>
  z.discriminatedUnion('rule', [
    z.strictObject({ rule: z.literal('doubles'), faces: z.array(effects).length(6) }),
    z.strictObject({ rule: z.literal('kill-raises-threat') }),
    z.strictObject({
      rule: z.literal('escape-joins'),
      turns: z.array(turn).min(1).max(10),
      most: z.int().min(1).max(5),
    }),
    z.strictObject({ rule: z.literal('many-dice'), atLeast: z.int().min(1).max(5), effect: effects }),
    z.strictObject({
      rule: z.literal('ability'),
      id: abilityId,
      threatAtLeast: z.int().min(0).max(7),
      effect: effects,
    }),
    z.strictObject({ rule: z.literal('each-turn'), from: turn, effect: effects }),
  ])

export const ownRule = ruleWith(ownId)
/** Of a built-in abductor: an ability keeps its name. */
export const builtInRule = ruleWith(anyId)
