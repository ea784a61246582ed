import type { Effect, Effects, Game } from '@negotiator/rules'
import {
  BURNS,
  CP,
  DICE,
  ESCAPES,
  FIRST_CARD,
  FOURS,
  HAND_COST,
  HAND_SIZE,
  KILLS,
  LEFT,
  MAJORS,
  MINORS,
  POOL,
  SECOND,
  SLACK,
  THREAT,
  TURN_COUNTERS,
} from './digits.ts'

/** A table of the network: the digits that index it. */
export type Tuple = readonly number[]

const MOST_ENTRIES = 16_384

/** The tables for a game: which cards are looked at together follows from what they do. */
export function tuplesOf(game: Game, radix: readonly number[]): Tuple[] {
  const roles = rolesOf(game)
  const { free, calm, save, eliminate, other } = roles
  const fit = (fixed: Tuple, cards: Tuple) => fitted(fixed, cards, radix)
  return [
    [THREAT, POOL, SLACK, LEFT],
    [SECOND, THREAT, POOL, SLACK, HAND_SIZE],
    [HAND_COST, LEFT, POOL, THREAT],
    [HAND_COST, CP, SECOND, HAND_SIZE, FOURS],
    [BURNS, KILLS, LEFT, SLACK],
    [MAJORS, THREAT, POOL, SECOND],
    [MAJORS, LEFT, CP],
    [MAJORS, TURN_COUNTERS, CP, SECOND],
    [ESCAPES, POOL, THREAT],
    [ESCAPES, CP, LEFT],
    [MINORS, THREAT, CP, DICE],
    [MINORS, POOL, LEFT, SECOND],
    [TURN_COUNTERS, THREAT, CP, DICE],
    ...fit([CP], free),
    ...fit([THREAT, FOURS], free),
    ...fit([LEFT], free),
    ...fit([DICE, HAND_SIZE], free),
    ...fit([THREAT, POOL], calm),
    ...fit([CP, LEFT], calm),
    ...fit([POOL, THREAT], save),
    ...fit([DICE, FOURS, HAND_SIZE], save),
    ...fit([LEFT, SLACK], save),
    ...fit([POOL, LEFT, SECOND], eliminate),
    ...fit([SLACK, THREAT, DICE], eliminate),
    ...fit([CP, ESCAPES], eliminate),
    ...fit([CP, DICE, FOURS], other),
    ...fit([LEFT, THREAT], other),
    ...fit([POOL], [...eliminate, ...save]),
    ...fit([FOURS, DICE], [...eliminate, ...save]),
    ...game.cardIds.map((_, kind) => [FIRST_CARD + kind, THREAT, POOL, CP]),
    ...game.cardIds.map((_, kind) => [FIRST_CARD + kind, LEFT, SECOND, HAND_SIZE]),
  ]
}

/** As many cards as fit into one table; the rest goes into further ones. */
function fitted(fixed: Tuple, cards: Tuple, radix: readonly number[]): Tuple[] {
  const tuples: Tuple[] = []
  let tuple = [...fixed]
  for (const card of cards) {
    const size = [...tuple, card].reduce((entries, digit) => entries * radix[digit]!, 1)
    if (tuple.length > fixed.length && size > MOST_ENTRIES) {
      tuples.push(tuple)
      tuple = [...fixed]
    }
    tuple.push(card)
  }
  if (tuple.length > fixed.length) tuples.push(tuple)
  return tuples
}

interface Roles {
  readonly free: Tuple
  readonly calm: Tuple
  readonly save: Tuple
  readonly eliminate: Tuple
  readonly other: Tuple
}

function rolesOf(game: Game): Roles {
  const roles = {
    free: [] as number[],
    calm: [] as number[],
    save: [] as number[],
    eliminate: [] as number[],
    other: [] as number[],
  }
  for (const card of game.content.conversation) {
    const digit = FIRST_CARD + game.cardIds.indexOf(card.id)
    const { resolve } = card
    const effects: Effects =
      resolve.kind === 'roll'
        ? [...resolve.rows.two, ...resolve.rows.one]
        : resolve.kind === 'plain'
          ? resolve.effect
          : []
    roles[roleOf(card.cost, effects)].push(digit)
  }
  return roles
}

function roleOf(cost: number, effects: Effects): keyof Roles {
  const has = (test: (effect: Effect) => boolean) => effects.some(test)
  if (cost === 0) return 'free'
  if (has(({ op }) => op === 'eliminate')) return 'eliminate'
  if (has((effect) => effect.op === 'threat' && effect.n < 0)) return 'calm'
  if (has(({ op }) => op === 'save')) return 'save'
  return 'other'
}
