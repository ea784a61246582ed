import { fireTurnAlerts, hasAlert } from './alerts.ts'
import {
  CLASS_ESCAPE,
  CLASS_MINOR,
  PHASE_CONVERSATION,
  PHASE_OVER,
  PHASE_TERROR,
  REASON_NO_TERROR_CARD,
} from './codes.ts'
import { takeGold, takeRed, terrorLeft } from './deck.ts'
import { addEscape } from './demands.ts'
import { checkEnds, lose, sideJoins } from './outcome.ts'
import { countClass, countFace, FACE_DOWN, FACE_UP, knownPlace } from './places.ts'
import { NOTHING } from './program.ts'
import {
  FRAME_EACH_TURN,
  FRAME_ESCAPE_JOINS,
  FRAME_OWN_TURN,
  FRAME_TERROR,
  popFrame,
  pushFrame,
  setTopB,
  topA,
  topB,
} from './stack.ts'
import type { Table } from './table.ts'
import { returnPlayed } from './zones.ts'

/** How far the card on top of the stack has been resolved (E2). */
const SECONDARY_NEXT = 0
const SECONDARY_DONE = 1

/**
 * P4, then E1: the effect of the drawn card, to run next, or NOTHING. What is given from here on is for the next
 * conversation (E4).
 */
export function beginTerror(t: Table): number {
  const s = t.state
  if (t.log !== null && s.cp !== 0) t.log.push({ e: 'cp-lost', from: s.cp })
  s.cp = 0
  if (ownEndComes(t)) return NOTHING
  returnPlayed(s)
  s.phase = PHASE_TERROR
  if (t.log !== null) t.log.push({ e: 'phase', phase: 'terror' })
  return draw(t)
}

function draw(t: Table): number {
  const s = t.state
  if (s.redLeft === 0 && s.goldLeft === 0) {
    timeRunsOut(t)
    return NOTHING
  }
  const gold = s.redLeft === 0
  const kind = gold ? takeGold(t) : takeRed(t)
  if (t.log !== null) t.log.push({ e: 'drawn', card: t.game.terrorIds[kind]!, gold })
  s.drawn = kind
  if (ownEndComes(t)) return NOTHING
  const demand = t.game.terrorDemand[kind]!
  if (demand >= 0) {
    s.drawn = -1
    minorArrives(t, kind, demand)
    nextTurn(t)
    return NOTHING
  }
  pushFrame(s, FRAME_TERROR, kind, SECONDARY_NEXT)
  return t.game.terrorPc[kind]!
}

/** G4: points that go and a card that leaves the deck are steps too. */
function ownEndComes(t: Table): boolean {
  if (t.game.ends === null) return false
  checkEnds(t)
  return t.state.phase === PHASE_OVER
}

/** G2: every hostage left is killed, X4 or not. */
function timeRunsOut(t: Table): void {
  const s = t.state
  if (s.side > 0) sideJoins(t)
  s.killed += s.pool
  if (t.log !== null && s.pool > 0) t.log.push({ e: 'killed', pool: 0, killed: s.killed })
  s.pool = 0
  lose(t, REASON_NO_TERROR_CARD)
}

/** M1: faceup at once, at the next place; with the 2nd in command discarded without effect (X2). */
function minorArrives(t: Table, kind: number, demand: number): void {
  const s = t.state
  if (s.second === 1) {
    s.discard[kind]!++
    if (t.log !== null) t.log.push({ e: 'minor-discarded', demand: t.game.demandIds[demand]! })
    return
  }
  s.places.push(knownPlace(FACE_UP, CLASS_MINOR, demand))
  if (t.log !== null)
    t.log.push({ e: 'minor-arrived', demand: t.game.demandIds[demand]!, place: s.places.length - 1 })
}

/** The main effect is done; then the secondary one; then the card goes and the next turn begins. */
export function terrorFrame(t: Table): number {
  const s = t.state
  const kind = topA(s)
  const secondary = t.game.secondaryPc[kind]!
  // E2: if at least one demand is facedown at that moment.
  if (topB(s) === SECONDARY_NEXT && secondary >= 0 && countFace(s.places, FACE_DOWN) > 0) {
    setTopB(s, SECONDARY_DONE)
    if (t.log !== null) t.log.push({ e: 'secondary', card: t.game.terrorIds[kind]! })
    return secondary
  }
  popFrame(s)
  layAway(t, kind)
  if (t.game.hasAgain && t.game.terrorAgain[kind] === 1 && terrorLeft(s) > 0) {
    if (t.log !== null) t.log.push({ e: 'draw-again', card: t.game.terrorIds[kind]! })
    return draw(t)
  }
  nextTurn(t)
  return NOTHING
}

/** E1: to the discard, unless an alert marker keeps it on the table (A1). */
function layAway(t: Table, kind: number): void {
  const s = t.state
  s.drawn = -1
  if (!hasAlert(t, kind)) {
    s.discard[kind]!++
    return
  }
  s.alerts.push(kind)
  if (t.log !== null) t.log.push({ e: 'alert-set', card: t.game.terrorIds[kind]! })
}

export function alertFrame(t: Table): number {
  const s = t.state
  const kind = topA(s)
  popFrame(s)
  if (t.log !== null) t.log.push({ e: 'alert-fired', card: t.game.terrorIds[kind]! })
  return t.game.terrorAlertPc[kind]!
}

/** R5, T1: the next turn; its start effects are conversation phase already. */
function nextTurn(t: Table): void {
  const s = t.state
  returnPlayed(s)
  s.turn++
  s.phase = PHASE_CONVERSATION
  s.abilityUsed = 0
  s.facedowns = 0
  if (t.log !== null) t.log.push({ e: 'turn', turn: s.turn }, { e: 'phase', phase: 'conversation' })
  if (t.game.joinsAt[s.turn] === 1) pushFrame(s, FRAME_ESCAPE_JOINS, 0, 0)
  if (t.game.hasTurnRules) {
    ownTurnBegins(t)
    return
  }
  for (let i = s.eachTurn.length - 1; i >= 0; i--) pushFrame(s, FRAME_EACH_TURN, s.eachTurn[i]!, 0)
}

/** The same in a game with rules of its own about turns: its number is reached first, the own rule comes last (T1). */
function ownTurnBegins(t: Table): void {
  const s = t.state
  pushFrame(s, FRAME_OWN_TURN, 0, 0)
  for (let i = s.eachTurn.length - 1; i >= 0; i--) pushFrame(s, FRAME_EACH_TURN, s.eachTurn[i]!, 0)
  checkEnds(t)
  if (s.phase !== PHASE_OVER) fireTurnAlerts(t)
}

/** What the abductor's rule, or the 2nd in command, brings at the start of a conversation. */
export function ownTurnFrame(t: Table): number {
  const s = t.state
  popFrame(s)
  const { secondTurnPc, ownTurnFrom, ownTurnPc } = t.game
  const pc = s.second === 1 ? secondTurnPc : s.turn >= ownTurnFrom ? ownTurnPc : NOTHING
  if (t.log !== null && pc !== NOTHING) t.log.push({ e: 'own-turn' })
  return pc
}

/** X1: with the abductor the penalties are gone, also one that was still to come this turn. */
export function eachTurnFrame(t: Table): number {
  const kind = topA(t.state)
  popFrame(t.state)
  if (t.state.second === 1) return NOTHING
  if (t.log !== null) t.log.push({ e: 'start-of-turn', demand: t.game.demandIds[kind]! })
  return t.game.eachTurnPc[kind]!
}

/** An abductor's rule: at the start of some turns one more escape demand, up to a number in play. */
export function escapeJoinsFrame(t: Table): number {
  const s = t.state
  popFrame(s)
  if (s.second === 0 && countClass(s.places, CLASS_ESCAPE) < t.game.joinMost) addEscape(t)
  return NOTHING
}
