import type { State } from './state.ts'

/** Overwrites a state with another: a search that looks at millions of positions makes none of them anew. */
export function copyState(to: State, from: State): void {
  to.turn = from.turn
  to.phase = from.phase
  to.threat = from.threat
  to.cp = from.cp
  to.pool = from.pool
  to.saved = from.saved
  to.killed = from.killed
  to.side = from.side
  to.stage = from.stage
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
  copyList(to.unseen, from.unseen)
  copyList(to.discard, from.discard)
  copyList(to.places, from.places)
  copyList(to.eachTurn, from.eachTurn)
  copyList(to.alerts, from.alerts)
  copyList(to.stack, from.stack)
}

function copyList(to: number[], from: readonly number[]): void {
  const length = from.length
  // Setting `length` is a slow call; most lists are as long as before.
  while (to.length > length) to.pop()
  const same = to.length
  for (let i = 0; i < same; i++) to[i] = from[i]!
  for (let i = same; i < length; i++) to.push(from[i]!)
}
