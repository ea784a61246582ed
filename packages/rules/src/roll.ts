import { popcount } from './bits.ts'
import { unpackDice } from './chance.ts'
import { FIVES_AND_SIXES, FOURS, FOURS_AND_UP, MOST_DICE, PAIRS, pairsOf } from './dice-tables.ts'
import type { Game } from './game.ts'
import { NOTHING, runProgram } from './program.ts'
import { FRAME_AFTER_ROW, FRAME_DOUBLE, FRAME_ROLL, popFrame, pushFrame, topA } from './stack.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { hasTwoCards } from './zones.ts'

/** R2: more than 2 successes count as 2. */
const ENOUGH = 2

/** D2, by threat. */
export const DIAL_DICE: readonly number[] = [3, 3, 2, 2, 2, 2, 2, 1]

/** R1: how many dice a threat roll has now. */
export function threatDice(s: State): number {
  const modifiers = s.diceNext + s.penaltyNext + s.diceConversation + s.penaltyConversation + s.diceLasting
  return Math.min(Math.max(DIAL_DICE[s.threat]! + modifiers, 1), MOST_DICE)
}

/** R8: would 4s count in a threat roll now? */
export const foursCount = (s: State): boolean => (s.foursNext | s.foursConversation | s.foursLasting) !== 0

/** Do pairs of equal faces count: the abductor's own rule, while he is in play (X1)? */
export const pairsCount = (game: Game, s: State): boolean => game.doublesPc !== null && s.second === 0

/** R2, R3, R8: successes of the pending roll as it lies, conversions included. */
export function pendingSuccesses(s: State): number {
  const shown =
    s.rollFours === 1 ? FOURS_AND_UP[s.roll]! : FIVES_AND_SIXES[s.roll]! + popcount(s.rollConverted)
  return Math.min(shown, ENOUGH)
}

/** R3: as a mask, the 4s that are not converted yet; the first one is converted first. */
export const openFours = (s: State): number => FOURS[s.roll]! & ~s.rollConverted

/** R3: may two hand cards make a 4 a success? */
export function canConvert(s: State): boolean {
  return (
    openFours(s) !== 0 && (s.rollFours | s.noConvert) === 0 && hasTwoCards(s) && pendingSuccesses(s) < ENOUGH
  )
}

/** R4: as a mask, the dice that a reaction may re-roll: all but the converted ones. */
export const rerollable = (s: State): number => ((1 << s.rollCount) - 1) & ~s.rollConverted

const canReact = (t: Table): boolean =>
  (t.state.hand & t.game.reactionCards) !== 0 && rerollable(t.state) !== 0

/** The roll waits while a conversion or a reaction is possible; as soon as neither is, it settles by itself. */
export const rollWaits = (t: Table): boolean => canReact(t) || canConvert(t.state)

/**
 * C2, R7: rolls the dice; `next` modifiers are used up as they are rolled. Most rolls ask nothing and settle at
 * once: the program to run next, or NOTHING.
 */
export function beginRoll(t: Table, rows: number): number {
  const s = t.state
  const count = threatDice(s)
  s.rollFours = foursCount(s) ? 1 : 0
  s.diceNext = 0
  s.penaltyNext = 0
  s.foursNext = 0
  s.rollCount = count
  s.rollConverted = 0
  s.roll = t.chance.roll(count)
  if (t.log !== null) {
    t.log.push({
      e: 'roll',
      dice: unpackDice(s.roll, count),
      successes: pendingSuccesses(s),
      foursCount: s.rollFours === 1,
    })
  }
  if (!rollWaits(t)) return settleRows(t, rows)
  pushFrame(s, FRAME_ROLL, rows, 0)
  return NOTHING
}

/** The roll on top is done; the program to run next, as `settleRows` says. */
export function settle(t: Table): number {
  const rows = topA(t.state)
  popFrame(t.state)
  return settleRows(t, rows)
}

/** The program of the row; NOTHING if it waits on the stack, because an abductor's rule comes before it. */
function settleRows(t: Table, rows: number): number {
  const s = t.state
  const { game } = t
  const successes = pendingSuccesses(s)
  const count = s.rollCount
  const dice = s.roll
  s.successes = successes
  s.roll = 0
  s.rollCount = 0
  s.rollConverted = 0
  s.rollFours = 0
  if (t.log !== null) t.log.push({ e: 'settle', successes, dice: unpackDice(dice, count) })
  if (count >= game.manyDice) pushFrame(s, FRAME_AFTER_ROW, count, 0)
  const row = game.rowPc[rows * 3 + successes]!
  if (!pairsCount(game, s)) return row
  runProgram(t, row)
  pushDoubles(s, dice)
  return NOTHING
}

/** Each disjoint pair of equal faces fires once, before the row, in the order of the faces. */
function pushDoubles(s: State, dice: number): void {
  const pairs = PAIRS[dice]!
  if (pairs === 0) return
  for (let face = 6; face >= 1; face--) {
    for (let n = pairsOf(pairs, face); n > 0; n--) pushFrame(s, FRAME_DOUBLE, face, 0)
  }
}

/** X1: what one pair has eliminated cannot fire for the next. */
export function doubleFrame(t: Table): number {
  const face = topA(t.state)
  popFrame(t.state)
  if (t.state.second === 1) return NOTHING
  if (t.log !== null) t.log.push({ e: 'double', face })
  return t.game.doublesPc![face - 1]!
}

/** After the row of a roll of many dice; not if the abductor has left play. */
export function afterRowFrame(t: Table): number {
  const s = t.state
  const dice = topA(s)
  popFrame(s)
  if (s.second === 1) return NOTHING
  if (t.log !== null) t.log.push({ e: 'many-dice', dice })
  return t.game.manyDicePc
}

/** R6: one die against the threat level, no modifiers, no conversions. */
export function checkUnder(t: Table): boolean {
  const die = t.chance.roll(1)
  const under = die < t.state.threat
  if (t.log !== null) t.log.push({ e: 'check', die, threat: t.state.threat, under })
  return under
}
