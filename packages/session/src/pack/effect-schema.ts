import type { Effect, Effects, OpName } from '@negotiator/rules'
import { z } from 'zod'
import { MOST_EFFECTS } from './limits.ts'

const id = z.string().regex(/^[a-z0-9-]{1,31}\.[a-z0-9-]{1,32}$/)
const count = z.int().min(1).max(12)
const duration = z.enum(['next', 'conversation', 'lasting'])

/** A list of instructions, applied from left to right. */
export const effects: z.ZodType<Effects> = z
  .lazy(() => z.array(effect).max(MOST_EFFECTS))
  .meta({ id: 'Effects', description: 'Instructions, applied from left to right; [] is nothing.' })

/** What a threat roll does with 2 or more, 1 or 0 successes (C2). */
export const rows = z.strictObject({ two: effects, one: effects, none: effects })

const plain = <N extends OpName>(op: N, description: string) =>
  z.strictObject({ op: z.literal(op) }).meta({ description, examples: [{ op }] })

const counted = <N extends OpName>(op: N, description: string, n: z.ZodType<number> = count) =>
  z.strictObject({ op: z.literal(op), n }).meta({ description, examples: [{ op, n: 1 }] })

const sided = <N extends OpName>(op: N, description: string) =>
  z
    .strictObject({ op: z.literal(op), n: count, zone: id })
    .meta({ description, examples: [{ op, n: 1, zone: 'my-pack.cellar' }] })

const some = [{ op: 'threat', n: 1 }]

/** One instruction, told apart by `op`. Every op of the engine is here; none runs code. */
const effect: z.ZodType<Effect> = z
  .discriminatedUnion('op', [
    counted('cp', 'Gain (or lose) conversation points.', z.int().min(-20).max(20)),
    counted('threat', 'Raise (or lower) threat, step by step (D3).', z.int().min(-7).max(7)),
    plain('threat-start', "Threat goes back to the abductor card's level."),
    counted('save', 'Save hostages of the pool.'),
    counted('kill', 'Kill hostages of the pool.'),
    counted('hostages', 'More hostages join the pool.'),
    counted('burn', 'Discard red terror cards from the top, unresolved.'),
    plain('halve', 'Burn half of the red cards left, rounded down.'),
    plain('reveal', 'Turn up one facedown demand.'),
    plain('reveal-all', 'Turn up all facedown demands.'),
    plain('add-escape', 'A set-aside escape demand joins facedown.'),
    plain('end', 'The conversation ends; the rest of the row still applies (C4).'),
    plain('eliminate', 'Eliminate the abductor (X1).'),
    plain('escape', 'The abductor escapes: the game is lost.'),
    plain('remove', 'This conversation card leaves the game (C5).'),
    z.strictObject({ op: z.literal('dice'), n: z.int().min(-4).max(4), duration }).meta({
      description: 'More or fewer dice for threat rolls (R1, R7).',
      examples: [{ op: 'dice', n: 1, duration: 'next' }],
    }),
    z
      .strictObject({ op: z.literal('fours'), duration })
      .meta({ description: 'Every 4 is a success (R8).', examples: [{ op: 'fours', duration: 'next' }] }),
    counted('free', 'Take up to n available cards for nothing (M5).'),
    counted('takeback', 'Take up to n played cards back into your hand.'),
    counted('discard', 'Put n hand cards back to the available area.'),
    z.strictObject({ op: z.literal('choose'), options: z.tuple([effects, effects]) }).meta({
      description: 'The player chooses one of two lists.',
      examples: [{ op: 'choose', options: [some, [{ op: 'cp', n: -2 }]] }],
    }),
    z.strictObject({ op: z.literal('roll'), rows }).meta({
      description: 'A threat roll inside a card.',
      examples: [{ op: 'roll', rows: { two: [{ op: 'save', n: 1 }], one: [], none: some } }],
    }),
    z.strictObject({ op: z.literal('under'), effect: effects, otherwise: effects.exactOptional() }).meta({
      description: 'One die against the threat level (R6): the first list if it is lower.',
      examples: [{ op: 'under', effect: [{ op: 'kill', n: 1 }], otherwise: [] }],
    }),
    plain('no-convert', '4s can no longer be converted, while the abductor is there.'),
    counted('facedown-cp', 'What a card played facedown gives from now on.', z.int().min(0).max(5)),
    plain('increase-double', 'Every rise of threat is doubled from now on.'),
    counted('hand-limit', 'Another hand limit from now on (P3).', z.int().min(1).max(30)),
    z.strictObject({ op: z.literal('each-turn'), effect: effects }).meta({
      description: 'In the penalty of a demand: at the start of every conversation.',
      examples: [{ op: 'each-turn', effect: some }],
    }),
    sided('to-side', 'Hostages go from the pool to the side zone; one at least stays.'),
    sided('from-side', 'Hostages come back from the side zone to the pool.'),
    sided('save-side', 'Save hostages who are in the side zone.'),
    sided('kill-side', 'Kill hostages who are in the side zone.'),
    counted('advance', "On to the next of the abductor's `stages`; each brings its effect. Never back."),
  ])
  .meta({ id: 'Effect' }) as unknown as z.ZodType<Effect>
