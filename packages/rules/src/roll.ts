import { dieAt, unpackDice } from './chance.ts'
import { THREAT_K } from './codes.ts'
import { runProgram } from './program.ts'
import { FRAME_AFTER_ROW, FRAME_DOUBLE, FRAME_ROLL, popFrame, pushFrame, topA } from './stack.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { handSize } from './zones.ts'

const MOST_DICE = 5
/** R2: more than 2 successes count as 2. */
const ENOUGH = 2

/** D2. */
function dialDice(threat: number): number {
  return threat <= 1 ? 3 : threat === THREAT_K ? 1 : 2
}

/** R1: how many dice a threat roll has now. */
export function threatDice(s: State): number {
  const dice =
    dialDice(s.threat) +
    s.diceNext +
    s.penaltyNext +
    s.diceConversation +
    s.penaltyConversation +
    s.diceLasting
  return Math.min(Math.max(dice, 1), MOST_DICE)
}

/** R8: would 4s count in a threat roll now? */
export const foursCount = (s: State): boolean => (s.foursNext | s.foursConversation | s.foursLasting) !== 0

/** R2, R3, R8: successes of the pending roll as it lies, conversions included. */
export function pendingSuccesses(s: State): number {
  let n = 0
  const success = s.rollFours === 1 ? 4 : 5
  for (let i = 0; i < s.rollCount; i++) {
    if (dieAt(s.roll, i) >= success || (s.rollConverted >>> i) & 1) n++
  }
  return Math.min(n, ENOUGH)
}

/** R3: the first 4 that is not converted yet, or -1. */
export function firstFour(s: State): number {
  for (let i = 0; i < s.rollCount; i++) {
    if (dieAt(s.roll, i) === 4 && !((s.rollConverted >>> i) & 1)) return i
  }
  return -1
}

/** R3: may two hand cards make a 4 a success? */
export function canConvert(s: State): boolean {
  return (
    s.noConvert === 0 &&
    s.rollFours === 0 &&
    handSize(s) >= 2 &&
    firstFour(s) >= 0 &&
    pendingSuccesses(s) < ENOUGH
  )
}

/** R4: as a mask, the dice that a reaction may re-roll: all but the converted ones. */
export const rerollable = (s: State): number => ((1 << s.rollCount) - 1) & ~s.rollConverted

const canReact = (t: Table): boolean =>
  (t.state.hand & t.game.reactionCards) !== 0 && rerollable(t.state) !== 0

/** C2, R7: rolls the dice; `next` modifiers are used up as they are rolled. */
export function beginRoll(t: Table, rows: number): void {
  const s = t.state
  const count = threatDice(s)
  s.rollFours = foursCount(s) ? 1 : 0
  s.diceNext = 0
  s.penaltyNext = 0
  s.foursNext = 0
  s.rollCount = count
  s.rollConverted = 0
  s.roll = t.chance.roll(count)
  if (t.log) {
    t.log.push({
      e: 'roll',
      dice: unpackDice(s.roll, count),
      successes: pendingSuccesses(s),
      foursCount: s.rollFours === 1,
    })
  }
  pushFrame(s, FRAME_ROLL, rows, 0)
}

/** The roll waits while a conversion or a reaction is possible; as soon as neither is, it settles by itself. */
export function rollFrame(t: Table): boolean {
  if (canReact(t) || canConvert(t.state)) return true
  settle(t)
  return false
}

export function settle(t: Table): void {
  const s = t.state
  const { game } = t
  const rows = topA(s)
  const successes = pendingSuccesses(s)
  const count = s.rollCount
  const dice = s.roll
  s.successes = successes
  s.roll = 0
  s.rollCount = 0
  s.rollConverted = 0
  s.rollFours = 0
  popFrame(s)
  if (t.log) t.log.push({ e: 'settle', successes, dice: unpackDice(dice, count) })
  if (count >= game.manyDice) pushFrame(s, FRAME_AFTER_ROW, count, 0)
  runProgram(t, game.rowPc[rows * 3 + successes]!)
  if (game.doublesPc !== null && s.second === 0) pushDoubles(s, dice, count)
}

/** Each disjoint pair of equal faces fires once, before the row, in the order of the faces. */
function pushDoubles(s: State, dice: number, count: number): void {
  for (let face = 6; face >= 1; face--) {
    let same = 0
    for (let i = 0; i < count; i++) if (dieAt(dice, i) === face) same++
    for (; same >= 2; same -= 2) pushFrame(s, FRAME_DOUBLE, face, 0)
  }
}

export function doubleFrame(t: Table): boolean {
  const face = topA(t.state)
  popFrame(t.state)
  if (t.log) t.log.push({ e: 'double', face })
  runProgram(t, t.game.doublesPc![face - 1]!)
  return false
}

/** After the row of a roll of many dice; not if the abductor has left play. */
export function afterRowFrame(t: Table): boolean {
  const s = t.state
  const dice = topA(s)
  popFrame(s)
  if (s.second === 1) return false
  if (t.log) t.log.push({ e: 'many-dice', dice })
  runProgram(t, t.game.manyDicePc)
  return false
}

/** R6: one die against the threat level, no modifiers, no conversions. */
export function checkUnder(t: Table): boolean {
  const die = t.chance.roll(1)
  const under = die < t.state.threat
  if (t.log) t.log.push({ e: 'check', die, threat: t.state.threat, under })
  return under
}
