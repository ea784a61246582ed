import type { PackFile } from '@negotiator/content'
import { DEFEATS, VICTORIES } from '@negotiator/rules'
import { z } from 'zod'
import { actionSchema, dieSchema, idSchema, malformedActionSchema } from '../action-schema.ts'
import { MOST_PACKS } from '../choice-schema.ts'
import { expecting } from '../expecting.ts'
import { LONGEST_SEED } from '../save-format.ts'

const ids = z.array(idSchema).max(100)
/** Far more than a recorded game has, looked at after every action. */
const MOST_STEPS = 100_000
const MOST_SCENARIOS = 100_000

const count = z.int().min(0).max(1000)

const setup = z.strictObject({
  threat: z.int().min(0).max(7).optional(),
  pool: count.optional(),
  saved: count.optional(),
  killed: count.optional(),
  cp: z.int().min(-1000).max(1000).optional(),
  turn: z.int().min(1).max(1000).optional(),
  phase: z.enum(['conversation', 'spend']).optional(),
  hand: ids.optional(),
  played: ids.optional(),
  removed: ids.optional(),
  terrorDeck: ids.optional(),
  discard: ids.optional(),
  demands: z
    .array(z.strictObject({ id: idSchema, face: z.enum(['down', 'up', 'conceded']) }))
    .max(30)
    .optional(),
  secondInCommand: z.boolean().optional(),
  escapesAside: ids.optional(),
  side: count.optional(),
  stage: idSchema.optional(),
})

const expectation = z.strictObject({
  threat: z.int().optional(),
  cp: z.int().optional(),
  pool: z.int().optional(),
  saved: z.int().optional(),
  killed: z.int().optional(),
  turn: z.int().optional(),
  phase: z.enum(['conversation', 'spend', 'terror', 'over']).optional(),
  pending: z.enum(['roll', 'choose']).nullable().optional(),
  roll: z.array(z.int()).nullable().optional(),
  successes: z.int().nullable().optional(),
  dice: z.int().optional(),
  hand: ids.optional(),
  played: ids.optional(),
  available: ids.optional(),
  removed: ids.optional(),
  discard: ids.optional(),
  terrorLeft: z.int().optional(),
  demands: z.record(idSchema, z.enum(['down', 'up', 'conceded'])).optional(),
  secondInCommand: z.boolean().optional(),
  result: z.enum(['won', 'lost']).nullable().optional(),
  reason: z
    .enum([...VICTORIES, ...DEFEATS])
    .nullable()
    .optional(),
  options: ids.nullable().optional(),
  side: z.int().optional(),
  stage: idSchema.nullable().optional(),
  endTest: idSchema.nullable().optional(),
  legal: z
    .strictObject({ has: z.array(actionSchema).optional(), hasNot: z.array(actionSchema).optional() })
    .optional(),
})

/** Asked first: of a choice between shapes it would not be said that only one of them can be meant. */
const oneVerb = z
  .record(z.string(), z.unknown())
  .refine(
    (each) => Object.keys(each).length === 1,
    expecting({ kind: 'one-of', values: ['do', 'refuse', 'expect'] }),
  )

const step = oneVerb.pipe(
  z.union([
    z.strictObject({ do: actionSchema }),
    z.strictObject({ refuse: z.union([actionSchema, malformedActionSchema]) }),
    z.strictObject({ expect: expectation }),
  ]),
)

const scenario = z.strictObject({
  name: z.string().min(1).max(1000),
  rules: z.array(z.string().max(100)).optional(),
  game: z.strictObject({
    abductor: idSchema,
    pack: z.enum(['base', 'cw']).optional(),
    seed: z.union([z.int(), z.string().max(LONGEST_SEED)]).optional(),
    // Files, or the packs themselves, which are looked at one by one.
    packs: z
      .array(z.union([z.string().min(1).max(1000), z.record(z.string(), z.unknown())]))
      .min(1)
      .max(MOST_PACKS)
      .optional(),
    variant: idSchema.optional(),
  }),
  setup: setup.optional(),
  dice: z.array(dieSchema).max(MOST_STEPS).optional(),
  steps: z.array(step).max(MOST_STEPS),
})

/** A file holds one scenario or an array of them. */
export const scenarioFileSchema = z.union([z.array(scenario).max(MOST_SCENARIOS), scenario])

/** As it is written: packs may be files. */
export type WrittenScenario = z.infer<typeof scenario>
/** Ready to run. */
export interface Scenario extends Omit<WrittenScenario, 'game'> {
  readonly game: Omit<WrittenScenario['game'], 'packs'> & { readonly packs?: readonly PackFile[] | undefined }
}
export type ScenarioSetup = z.infer<typeof setup>
export type Expectation = z.infer<typeof expectation>
