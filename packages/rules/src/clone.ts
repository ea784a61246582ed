import type { State } from './state.ts'

/** Written out by hand: generic copying is many times slower, and this runs at every step of a session. */
export function cloneState(s: State): State {
  return {
    turn: s.turn,
    phase: s.phase,
    threat: s.threat,
    cp: s.cp,
    pool: s.pool,
    saved: s.saved,
    killed: s.killed,
    second: s.second,
    hand: s.hand,
    handPair: s.handPair,
    available: s.available,
    availablePair: s.availablePair,
    played: s.played,
    playedPair: s.playedPair,
    removed: s.removed,
    removedPair: s.removedPair,
    redLeft: s.redLeft,
    goldLeft: s.goldLeft,
    drawn: s.drawn,
    unseenMajors: s.unseenMajors,
    unseenEscapes: s.unseenEscapes,
    diceNext: s.diceNext,
    diceConversation: s.diceConversation,
    diceLasting: s.diceLasting,
    penaltyNext: s.penaltyNext,
    penaltyConversation: s.penaltyConversation,
    foursNext: s.foursNext,
    foursConversation: s.foursConversation,
    foursLasting: s.foursLasting,
    noConvert: s.noConvert,
    facedownCp: s.facedownCp,
    increaseFactor: s.increaseFactor,
    handLimit: s.handLimit,
    abilityUsed: s.abilityUsed,
    facedowns: s.facedowns,
    ended: s.ended,
    resolving: s.resolving,
    roll: s.roll,
    rollCount: s.rollCount,
    rollConverted: s.rollConverted,
    rollFours: s.rollFours,
    successes: s.successes,
    result: s.result,
    reason: s.reason,
    unseen: s.unseen.slice(),
    discard: s.discard.slice(),
    places: s.places.slice(),
    eachTurn: s.eachTurn.slice(),
    alerts: s.alerts.slice(),
    stack: s.stack.slice(),
  }
}

/** The same position in a state that exists already: simulation begins millions of games and makes no new object. */
export function copyState(from: State, to: State): void {
  to.turn = from.turn
  to.phase = from.phase
  to.threat = from.threat
  to.cp = from.cp
  to.pool = from.pool
  to.saved = from.saved
  to.killed = from.killed
  to.second = from.second
  to.hand = from.hand
  to.handPair = from.handPair
  to.available = from.available
  to.availablePair = from.availablePair
  to.played = from.played
  to.playedPair = from.playedPair
  to.removed = from.removed
  to.removedPair = from.removedPair
  to.redLeft = from.redLeft
  to.goldLeft = from.goldLeft
  to.drawn = from.drawn
  to.unseenMajors = from.unseenMajors
  to.unseenEscapes = from.unseenEscapes
  to.diceNext = from.diceNext
  to.diceConversation = from.diceConversation
  to.diceLasting = from.diceLasting
  to.penaltyNext = from.penaltyNext
  to.penaltyConversation = from.penaltyConversation
  to.foursNext = from.foursNext
  to.foursConversation = from.foursConversation
  to.foursLasting = from.foursLasting
  to.noConvert = from.noConvert
  to.facedownCp = from.facedownCp
  to.increaseFactor = from.increaseFactor
  to.handLimit = from.handLimit
  to.abilityUsed = from.abilityUsed
  to.facedowns = from.facedowns
  to.ended = from.ended
  to.resolving = from.resolving
  to.roll = from.roll
  to.rollCount = from.rollCount
  to.rollConverted = from.rollConverted
  to.rollFours = from.rollFours
  to.successes = from.successes
  to.result = from.result
  to.reason = from.reason
  copyList(from.unseen, to.unseen)
  copyList(from.discard, to.discard)
  copyList(from.places, to.places)
  copyList(from.eachTurn, to.eachTurn)
  copyList(from.alerts, to.alerts)
  copyList(from.stack, to.stack)
}

function copyList(from: readonly number[], to: number[]): void {
  while (to.length > from.length) to.pop()
  for (let i = 0; i < from.length; i++) to[i] = from[i]!
}
