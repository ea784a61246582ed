import type { Game } from '@negotiator/rules'
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
  ROLL,
  RULES,
  SECOND,
  SHOWN_ESCAPES,
  SLACK,
  THREAT,
  TURN,
  TURN_COUNTERS,
} from './digit-names.ts'
import { PROMISES, type Promised } from './promises.ts'
import { ROLES, type Role, rolesOf } from './roles.ts'

/** A table of the network: the digits that index it. */
export type Tuple = readonly number[]

const MOST_ENTRIES = 16_384

/** The tables for a game: which cards are looked at together follows from what they do. */
export function tuplesOf(game: Game, radix: readonly number[]): Tuple[] {
  const roles = rolesOf(game)
  const cardsOf = (role: Role) => roles[role].map((kind) => FIRST_CARD + kind)
  const free = cardsOf('free')
  const calm = cardsOf('calm')
  const save = cardsOf('save')
  const eliminate = cardsOf('eliminate')
  const other = cardsOf('other')
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

/** What a finer shape looks at besides: how many dice a roll has now, which escapes are faceup, and the turn. */
export function finerTuplesOf(game: Game, radix: readonly number[]): Tuple[] {
  const roles = rolesOf(game)
  const cardsOf = (role: Role) => roles[role].map((kind) => FIRST_CARD + kind)
  const free = cardsOf('free')
  const save = cardsOf('save')
  const eliminate = cardsOf('eliminate')
  const calm = cardsOf('calm')
  const other = cardsOf('other')
  const strong = [...eliminate, ...save]
  const fit = (fixed: Tuple, cards: Tuple) => fitted(fixed, cards, radix)
  return [
    [ROLL, POOL, SLACK, HAND_SIZE],
    [ROLL, CP, HAND_COST, FOURS],
    [KILLS, SLACK, POOL, THREAT],
    [TURN, LEFT, THREAT, SECOND],
    [TURN, ESCAPES, LEFT],
    [SHOWN_ESCAPES, CP, ROLL, SECOND],
    [SHOWN_ESCAPES, POOL, THREAT],
    [SHOWN_ESCAPES, HAND_SIZE, LEFT],
    [MINORS, SHOWN_ESCAPES, POOL],
    [MINORS, HAND_SIZE, ROLL, THREAT],
    ...fit([MINORS, POOL], strong),
    ...fit([SHOWN_ESCAPES, POOL], eliminate),
    ...fit([SHOWN_ESCAPES, ROLL], save),
    ...fit([ROLL, FOURS], free),
    ...fit([ROLL, THREAT], calm),
    ...fit([ROLL, CP], other),
    ...fit([ROLL, POOL], strong),
    ...game.cardIds.map((_, kind) => [FIRST_CARD + kind, ROLL, POOL, HAND_SIZE]),
    // What makes a roll better, and what is rolled for.
    ...other.flatMap((helper) => strong.map((card) => [helper, card, ROLL, POOL])),
    ...calm.flatMap((helper) => strong.map((card) => [helper, card, THREAT, POOL])),
    ...fit([CP, SLACK], strong),
    ...fit([LEFT, ROLL], strong),
    ...fit([CP, HAND_SIZE], other),
    ...fit([CP, HAND_SIZE], calm),
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

/** The tables that mean the same in any game: no single card, only how many of each role are held. */
export function tuplesOfAny(game: Game): Tuple[] {
  const count = (role: Role) => FIRST_CARD + game.cardIds.length + ROLES.indexOf(role)
  const free = count('free')
  const calm = count('calm')
  const save = count('save')
  const eliminate = count('eliminate')
  const other = count('other')
  const promise = (promised: Promised) =>
    FIRST_CARD + game.cardIds.length + ROLES.length + PROMISES.indexOf(promised)
  const cp = promise('cp')
  const calmer = promise('calm')
  const saves = promise('save')
  const shot = promise('shot')
  const dice = promise('dice')
  return [
    [THREAT, POOL, SLACK, LEFT],
    [SECOND, THREAT, POOL, SLACK, HAND_SIZE],
    [HAND_COST, LEFT, POOL, THREAT],
    [HAND_COST, CP, SECOND, HAND_SIZE, FOURS],
    [RULES, THREAT, POOL, DICE],
    [RULES, LEFT, CP, HAND_SIZE],
    [BURNS, KILLS, LEFT, SLACK],
    [TURN_COUNTERS, THREAT, CP, DICE],
    [free, calm, save, eliminate, other],
    [free, CP, THREAT, LEFT],
    [free, DICE, FOURS, HAND_SIZE],
    [calm, THREAT, POOL, CP],
    [calm, LEFT, SLACK, SECOND],
    [save, eliminate, POOL, THREAT, SECOND],
    [save, eliminate, DICE, FOURS, THREAT],
    [save, eliminate, POOL, LEFT, SECOND],
    [eliminate, CP, SLACK, POOL],
    [save, CP, SLACK, POOL],
    [other, DICE, FOURS, CP],
    [other, THREAT, LEFT],
    [cp, CP, LEFT, HAND_SIZE],
    [cp, calmer, THREAT, CP],
    [cp, saves, POOL, SECOND],
    [calmer, THREAT, POOL, SECOND],
    [calmer, saves, THREAT, POOL],
    [calmer, LEFT, SLACK, HAND_SIZE],
    [saves, POOL, ROLL, HAND_SIZE],
    [saves, shot, POOL, LEFT],
    [saves, dice, ROLL, FOURS, POOL],
    [shot, POOL, SLACK, SECOND, THREAT],
    [shot, dice, ROLL, HAND_SIZE],
    [MAJORS, THREAT, POOL, SECOND],
    [MAJORS, LEFT, CP],
    [ESCAPES, POOL, THREAT],
    [ESCAPES, CP, LEFT],
    [ESCAPES, shot, saves],
    [MINORS, THREAT, CP, DICE],
    [TURN, LEFT, THREAT, SECOND],
    [ROLL, CP, HAND_COST, FOURS],
    [ROLL, POOL, SLACK, HAND_SIZE],
    [cp, calmer, saves, shot],
  ]
}
