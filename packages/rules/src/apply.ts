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
import { beginRoll, openFours, settle } from './roll.ts'
import { execute, run } from './run.ts'
import { FRAME_FREE, FRAME_TAKEBACK, popFrame, setTopA, topA, topB, topFrame } from './stack.ts'
import type { Table } from './table.ts'
import { beginTerror } from './terror.ts'
import { addToHand, addToPlayed, takeFromAvailable, takeFromHand, takeFromPlayed } from './zones.ts'

/**
 * Applies a legal move in place and works on until the player is asked again. It trusts the caller: moves come
 * from `legalMoves`, or have passed `refusalOf`.
 */
export function applyMove(t: Table, move: Move): void {
  const a = argA(move)
  switch (verbOf(move)) {
    case PLAY:
      playCard(t, a)
      break
    case FACEDOWN:
      playFacedown(t, a)
      break
    case CONVERT:
      convert(t, a, argB(move))
      break
    case REACT:
      react(t, a, argB(move))
      break
    case SETTLE:
      execute(t, settle(t))
      break
    case CONCEDE:
      payAndConcede(t, a)
      break
    case ABILITY:
      useAbility(t)
      break
    case BUY:
      buy(t, a)
      break
    case CHOOSE_CARD:
      chooseCard(t, a)
      break
    case CHOOSE_PLACE:
      popFrame(t.state)
      turnUp(t, a)
      break
    case CHOOSE_OPTION:
      chooseOption(t, a)
      break
    case CHOOSE_DONE:
      popFrame(t.state)
      break
    case END_CONVERSATION:
      closeConversation(t, false)
      break
    case END_SPEND:
      execute(t, beginTerror(t))
      break
  }
  run(t)
}

/** C1, C2: faceup, into the played area (C3), and resolved. */
function playCard(t: Table, kind: number): void {
  const s = t.state
  takeFromHand(s, 1 << kind)
  addToPlayed(s, 1 << kind)
  s.resolving = kind
  if (t.log) t.log.push({ e: 'play', card: t.game.cardIds[kind]! })
  const rows = t.game.cardRows[kind]!
  execute(t, rows >= 0 ? beginRoll(t, rows) : t.game.cardPc[kind]!)
}

/** C1: the card and its CP are one step, so alerts on either fire together (A2). */
function playFacedown(t: Table, kind: number): void {
  const s = t.state
  takeFromHand(s, 1 << kind)
  addToPlayed(s, 1 << kind)
  const before = s.cp
  s.cp += s.facedownCp
  s.facedowns++
  if (t.log) {
    t.log.push({ e: 'facedown', card: t.game.cardIds[kind]! })
    if (s.facedownCp !== 0) t.log.push({ e: 'cp', from: before, to: s.cp })
  }
  if (t.game.hasWatchers) fireAlerts(t, s.threat, before, s.facedowns - 1, 0)
}

/** R3: two hand cards facedown make the first 4 a success; they give no CP. */
function convert(t: Table, a: number, b: number): void {
  const s = t.state
  const die = lowestBit(openFours(s))
  takeFromHand(s, 1 << a)
  addToPlayed(s, 1 << a)
  takeFromHand(s, 1 << b)
  addToPlayed(s, 1 << b)
  s.rollConverted |= 1 << die
  if (t.log) t.log.push({ e: 'convert', cards: [t.game.cardIds[a]!, t.game.cardIds[b]!], die })
}

/** R4: one die again. */
function react(t: Table, kind: number, die: number): void {
  const s = t.state
  takeFromHand(s, 1 << kind)
  addToPlayed(s, 1 << kind)
  const from = dieAt(s.roll, die)
  const to = t.chance.roll(1)
  s.roll = (s.roll & ~(7 << (3 * die))) | (to << (3 * die))
  if (t.log) t.log.push({ e: 'react', card: t.game.cardIds[kind]!, die, from, to })
}

/** M2. */
function payAndConcede(t: Table, place: number): void {
  const before = t.state.cp
  pay(t, t.game.demandCost[kindOf(t.state.places[place]!)]!)
  concede(t, place, false)
  afterPaying(t, before)
}

/** P1, P2, E3. */
function buy(t: Table, kind: number): void {
  const s = t.state
  const cost = t.game.cardCost[kind]!
  const before = s.cp
  s.cp -= cost
  takeFromAvailable(s, 1 << kind)
  addToHand(s, 1 << kind)
  if (t.log) t.log.push({ e: 'bought', card: t.game.cardIds[kind]!, cost })
  afterPaying(t, before)
}

function pay(t: Table, cost: number): void {
  if (cost === 0) return
  t.state.cp -= cost
  if (t.log) t.log.push({ e: 'pay', cost, to: t.state.cp })
}

/** A2: what was paid for waits below an alert that the payment fires. */
function afterPaying(t: Table, cpBefore: number): void {
  const s = t.state
  if (t.game.hasWatchers) fireAlerts(t, s.threat, cpBefore, s.facedowns, 0)
}

function useAbility(t: Table): void {
  t.state.abilityUsed = 1
  if (t.log) t.log.push({ e: 'ability', id: t.game.abilityId! })
  execute(t, t.game.abilityPc)
}

function chooseCard(t: Table, kind: number): void {
  const s = t.state
  const frame = topFrame(s)
  if (frame === FRAME_FREE || frame === FRAME_TAKEBACK) {
    if (frame === FRAME_FREE) takeFromAvailable(s, 1 << kind)
    else takeFromPlayed(s, 1 << kind)
    addToHand(s, 1 << kind)
    setTopA(s, topA(s) - 1)
    if (t.log) t.log.push({ e: frame === FRAME_FREE ? 'taken' : 'taken-back', card: t.game.cardIds[kind]! })
  } else {
    discardCard(t, kind)
  }
}

function chooseOption(t: Table, option: number): void {
  const pc = option === 0 ? topA(t.state) : topB(t.state)
  popFrame(t.state)
  execute(t, pc)
}
