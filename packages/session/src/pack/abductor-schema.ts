import { END_VALUES } from '@negotiator/rules'
import { z } from 'zod'
import { anyId, builtInRule, ownId, ownRule } from './card-schemas.ts'
import { effects } from './effect-schema.ts'
import { MOST_CARDS } from './limits.ts'

const hostages = z.int().min(1).max(24)
const threat = z.int().min(0).max(7)
const majors = z.int().min(0).max(6)
const escapes = z.int().min(0).max(5)
const MOST_RULES = 6
const redInDeck = z.int().min(3).max(18)
const ids = z.array(anyId).max(MOST_CARDS)

const second = z
  .strictObject({
    id: ownId,
    killsOnRise: z.boolean().exactOptional().meta({ description: 'X3; true if left out.' }),
    sparesLast: z.boolean().exactOptional().meta({ description: 'X4; true if left out.' }),
    surrenders: z.boolean().exactOptional().meta({ description: 'X5; true if left out.' }),
    arrives: effects.exactOptional(),
    eachTurn: effects.exactOptional(),
  })
  .meta({
    description: 'A 2nd in command of its own.',
    examples: [{ id: 'my-pack.brother', killsOnRise: false, arrives: [{ op: 'threat', n: 2 }] }],
  })

const side = z.strictObject({ id: ownId, hostages: z.int().min(0).max(12) }).meta({
  description: 'A side zone that holds hostages apart; once the pool is empty they join it.',
  examples: [{ id: 'my-pack.cellar', hostages: 2 }],
})

const stages = z
  .array(z.strictObject({ id: ownId, effect: effects }))
  .min(2)
  .max(12)
  .meta({
    description:
      'A sequence of places. The game begins at the first; `advance` moves on and applies the effect.',
    examples: [
      [
        { id: 'my-pack.depot', effect: [] },
        { id: 'my-pack.bridge', effect: [{ op: 'threat', n: 1 }] },
      ],
    ],
  })

const layers = z
  .array(
    z.strictObject({
      cards: z.union([z.literal('rest'), z.array(anyId).min(1).max(30)]),
      count: z.int().min(1).max(18),
    }),
  )
  .min(1)
  .max(18)
  .meta({
    description:
      'The order of the red cards, top first: each layer is drawn from the cards it names, or the rest.',
    examples: [
      [
        { cards: 'rest', count: 5 },
        { cards: ['my-pack.fog', 'my-pack.flood'], count: 2 },
      ],
    ],
  })

const bound = z.int().min(-50).max(50)
const ends = z
  .strictObject({
    tests: z
      .array(
        z.strictObject({
          id: ownId,
          result: z.enum(['won', 'lost']),
          when: z
            .array(
              z.strictObject({
                value: z.enum(END_VALUES),
                atLeast: bound.exactOptional(),
                atMost: bound.exactOptional(),
              }),
            )
            .min(1)
            .max(6),
        }),
      )
      .max(8),
    without: z
      .array(z.enum(['captured', 'eliminated']))
      .max(2)
      .exactOptional(),
  })
  .meta({
    description:
      'Further victories and losses, tested after every single step (G4); all of `when` must hold.',
    examples: [
      { tests: [{ id: 'my-pack.too-far', result: 'lost', when: [{ value: 'stage', atLeast: 5 }] }] },
    ],
  })

const list = z.strictObject({
  keep: z.enum(['all', 'none']).exactOptional(),
  remove: ids.exactOptional(),
  add: ids.exactOptional(),
})
const build = z
  .strictObject({
    conversation: list.exactOptional(),
    terror: list.exactOptional(),
    minors: list.exactOptional(),
    pivotal: list.exactOptional(),
  })
  .meta({
    description: 'B4: what becomes of the set that was built: what is kept, taken out, added.',
    examples: [{ conversation: { remove: ['hear-me-out'], add: ['my-pack.old-song'] } }],
  })

const variant = z
  .strictObject({
    id: ownId,
    hostages: hostages.exactOptional(),
    threat: threat.exactOptional(),
    majors: majors.exactOptional(),
    escapes: escapes.exactOptional(),
    redInDeck: redInDeck.exactOptional(),
    side: z.int().min(0).max(12).exactOptional(),
  })
  .meta({
    description: 'The same abductor, easier or harder.',
    examples: [{ id: 'my-pack.hard', threat: 6 }],
  })

export const abductor = z.strictObject({
  id: ownId,
  hostages,
  threat,
  majors,
  escapes,
  rules: z.array(ownRule).max(MOST_RULES),
  game: z.enum(['base', 'cw']),
  majorDemands: ids.exactOptional(),
  escapeDemands: ids.exactOptional(),
  redInDeck: redInDeck.exactOptional(),
  second: second.exactOptional(),
  side: side.exactOptional(),
  stages: stages.exactOptional(),
  layers: layers.exactOptional(),
  ends: ends.exactOptional(),
  build: build.exactOptional(),
  variants: z.array(variant).max(6).exactOptional(),
})

export const abductorValues = z.strictObject({
  hostages: hostages.exactOptional(),
  threat: threat.exactOptional(),
  majors: majors.exactOptional(),
  escapes: escapes.exactOptional(),
  rules: z.array(builtInRule).max(MOST_RULES).exactOptional(),
})
