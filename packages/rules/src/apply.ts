import { fireAlerts } from './alerts.ts'
import { lowestBit } from './bits.ts'
import { dieAt } from './chance.ts'
import { discardCard } from './choices.ts'
import { concede } from './concede.ts'
import { closeConversation } from './conversation.ts'
import { turnUp } from './demands.ts'
import {
  ABILITY,
  argA,
  argB,
  BUY,
  CHOOSE_CARD,
  CHOOSE_DONE,
  CHOOSE_OPTION,
  CHOOSE_PLACE,
  CONCEDE,
  CONVERT,
  END_CONVERSATION,
  END_SPEND,
  FACEDOWN,
  type Move,
  PLAY,
  REACT,
  SETTLE,
  verbOf,
} from './moves.ts'
import { kindOf } from './places.ts'
import { NOTHING, runProgram } from './program.ts'
import { beginRoll, openFours, settle } from './roll.ts'
import { run } from './run.ts'
import { FRAME_FREE, FRAME_TAKEBACK, popFrame, setTopA, topA, topB, topFrame } from './stack.ts'
import type { Table } from './table.ts'
import { beginTerror } from './terror.ts'
import { addToHand, addToPlayed, takeFromAvailable, takeFromHand, takeFromPlayed } from './zones.ts'

/**
 * Applies a legal move in place and works on until the player is asked again. It trusts the caller: moves come
 * from `legalMoves`, or have passed `refusalOf`.
 */
export function applyMove(t: Table, move: Move): void {
  run(t, begin(t, move))
}

/** The program to run next, or NOTHING. */
export function begin(t: Table, move: Move): number {
  const a = argA(move)
  switch (verbOf(move)) {
    case PLAY:
      return playCard(t, a)
    case FACEDOWN:
      return playFacedown(t, a)
    case CONVERT:
      return convert(t, a, argB(move))
    case REACT:
      return react(t, a, argB(move))
    case SETTLE:
      return settle(t)
    case CONCEDE:
      return payAndConcede(t, a)
    case ABILITY:
      return useAbility(t)
    case BUY:
      return buy(t, a)
    case CHOOSE_CARD:
      return chooseCard(t, a)
    case CHOOSE_PLACE:
      popFrame(t.state)
      turnUp(t, a)
      return NOTHING
    case CHOOSE_OPTION:
      return chooseOption(t, a)
    case CHOOSE_DONE:
      popFrame(t.state)
      return NOTHING
    case END_CONVERSATION:
      closeConversation(t, false)
      return NOTHING
    case END_SPEND:
      return beginTerror(t)
    default:
      return NOTHING
  }
}

/** C1, C2: faceup, into the played area (C3), and resolved. */
export function playCard(t: Table, kind: number): number {
  const s = t.state
  takeFromHand(s, 1 << kind)
  addToPlayed(s, 1 << kind)
  s.resolving = kind
  if (t.log !== null) t.log.push({ e: 'play', card: t.game.cardIds[kind]! })
  const rows = t.game.cardRows[kind]!
  return rows >= 0 ? beginRoll(t, rows) : t.game.cardPc[kind]!
}

/** C1: the card and its CP are one step, so alerts on either fire together (A2). */
export function playFacedown(t: Table, kind: number): number {
  const s = t.state
  takeFromHand(s, 1 << kind)
  addToPlayed(s, 1 << kind)
  const before = s.cp
  s.cp += s.facedownCp
  s.facedowns++
  if (t.log !== null) {
    t.log.push({ e: 'facedown', card: t.game.cardIds[kind]! })
    if (s.facedownCp !== 0) t.log.push({ e: 'cp', from: before, to: s.cp })
  }
  if (t.game.hasWatchers) fireAlerts(t, s.threat, before, s.facedowns - 1, 0)
  return NOTHING
}

/** R3: two hand cards facedown make the first 4 a success; they give no CP. */
function convert(t: Table, a: number, b: number): number {
  const s = t.state
  const die = lowestBit(openFours(s))
  takeFromHand(s, 1 << a)
  addToPlayed(s, 1 << a)
  takeFromHand(s, 1 << b)
  addToPlayed(s, 1 << b)
  s.rollConverted |= 1 << die
  if (t.log !== null) t.log.push({ e: 'convert', cards: [t.game.cardIds[a]!, t.game.cardIds[b]!], die })
  return NOTHING
}

/** R4: one die again. */
function react(t: Table, kind: number, die: number): number {
  const s = t.state
  takeFromHand(s, 1 << kind)
  addToPlayed(s, 1 << kind)
  const from = dieAt(s.roll, die)
  const to = t.chance.roll(1)
  s.roll = (s.roll & ~(7 << (3 * die))) | (to << (3 * die))
  if (t.log !== null) t.log.push({ e: 'react', card: t.game.cardIds[kind]!, die, from, to })
  return NOTHING
}

/** M2. */
export function payAndConcede(t: Table, place: number): number {
  const before = t.state.cp
  pay(t, t.game.demandCost[kindOf(t.state.places[place]!)]!)
  const benefit = concede(t, place, false)
  if (!t.game.hasWatchers) return benefit
  runProgram(t, benefit)
  afterPaying(t, before)
  return NOTHING
}

/** P1, P2, E3. */
export function buy(t: Table, kind: number): number {
  const s = t.state
  const cost = t.game.cardCost[kind]!
  const before = s.cp
  s.cp -= cost
  takeFromAvailable(s, 1 << kind)
  addToHand(s, 1 << kind)
  if (t.log !== null) t.log.push({ e: 'bought', card: t.game.cardIds[kind]!, cost })
  afterPaying(t, before)
  return NOTHING
}

function pay(t: Table, cost: number): void {
  if (cost === 0) return
  t.state.cp -= cost
  if (t.log !== null) t.log.push({ e: 'pay', cost, to: t.state.cp })
}

/** A2: what was paid for waits below an alert that the payment fires. */
function afterPaying(t: Table, cpBefore: number): void {
  const s = t.state
  if (t.game.hasWatchers) fireAlerts(t, s.threat, cpBefore, s.facedowns, 0)
}

export function useAbility(t: Table): number {
  t.state.abilityUsed = 1
  if (t.log !== null) t.log.push({ e: 'ability', id: t.game.abilityId! })
  return t.game.abilityPc
}

function chooseCard(t: Table, kind: number): number {
  const s = t.state
  const frame = topFrame(s)
  if (frame === FRAME_FREE || frame === FRAME_TAKEBACK) {
    if (frame === FRAME_FREE) takeFromAvailable(s, 1 << kind)
    else takeFromPlayed(s, 1 << kind)
    addToHand(s, 1 << kind)
    setTopA(s, topA(s) - 1)
    if (t.log !== null)
      t.log.push({ e: frame === FRAME_FREE ? 'taken' : 'taken-back', card: t.game.cardIds[kind]! })
  } else {
    discardCard(t, kind)
  }
  return NOTHING
}

function chooseOption(t: Table, option: number): number {
  const pc = option === 0 ? topA(t.state) : topB(t.state)
  popFrame(t.state)
  return pc
}
