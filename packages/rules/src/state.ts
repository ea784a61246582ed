import { CLASS_ESCAPE, CLASS_MAJOR, HAND_LIMIT, PHASE_CONVERSATION, RESULT_NONE } from './codes.ts'
import type { Game } from './game.ts'
import { newPlace } from './places.ts'

/**
 * A position: flat, plain, small integers. It holds nothing hidden: an unseen terror card is only a member of a
 * multiset, a facedown demand only "one of these".
 * A zone of conversation cards is two masks: the kinds that are there, and those of which both copies are.
 */
export interface State {
  turn: number
  phase: number
  threat: number
  cp: number
  pool: number
  saved: number
  killed: number
  /** Hostages in the side zone; 0 in a game without one. */
  side: number
  /** How far along its places the game is; 0 in a game without any. */
  stage: number
  /** 1 once the 2nd in command has taken over (X1). */
  second: number

  hand: number
  handPair: number
  available: number
  availablePair: number
  played: number
  playedPair: number
  removed: number
  removedPair: number

  redLeft: number
  goldLeft: number
  /** The terror card being resolved, or -1. */
  drawn: number
  unseenMajors: number
  unseenEscapes: number

  /** R7, by duration; the `penalty` parts came from demand penalties and end with the abductor (X1). */
  diceNext: number
  diceConversation: number
  diceLasting: number
  penaltyNext: number
  penaltyConversation: number
  foursNext: number
  foursConversation: number
  foursLasting: number

  noConvert: number
  facedownCp: number
  increaseFactor: number
  handLimit: number

  abilityUsed: number
  /** Cards played facedown for CP this turn. */
  facedowns: number
  /** 1 when an effect has ended the conversation and it is not closed yet (C4). */
  ended: number
  /** The conversation card being resolved, or -1. */
  resolving: number

  /** The pending threat roll: dice as `packDice` packs them, how many, which were converted, do 4s count. */
  roll: number
  rollCount: number
  rollConverted: number
  rollFours: number
  /** Of the last settled threat roll; -1 before the first. */
  successes: number

  result: number
  reason: number

  /** By terror kind: not seen yet (in the deck or set aside), and lying in the discard. */
  unseen: number[]
  discard: number[]
  /** The demands by place (M1), packed as `places.ts` says. */
  places: number[]
  /** Demands whose `each-turn` penalty holds, in the order conceded (T1). */
  eachTurn: number[]
  /** Terror cards on the table with an alert marker, in the order drawn (A1). */
  alerts: number[]
  /** Unfinished business: frames as `stack.ts` packs them, the top one last. */
  stack: number[]
}

/** §2 (S2–S5): a new game. Nothing random happens here; what lies facedown is asked for when it is turned up. */
export function newState(game: Game): State {
  const { abductor, redInDeck, side } = game.content
  const places: number[] = []
  for (let i = 0; i < abductor.majors; i++) places.push(newPlace(CLASS_MAJOR))
  for (let i = 0; i < abductor.escapes; i++) places.push(newPlace(CLASS_ESCAPE))
  return {
    turn: 1,
    phase: PHASE_CONVERSATION,
    threat: abductor.threat,
    cp: 0,
    pool: abductor.hostages,
    saved: 0,
    killed: 0,
    side: side?.hostages ?? 0,
    stage: 0,
    second: 0,
    hand: game.freeCards,
    handPair: game.freeCards & game.allPairs,
    available: game.allCards & ~game.freeCards,
    availablePair: game.allPairs & ~game.freeCards,
    played: 0,
    playedPair: 0,
    removed: 0,
    removedPair: 0,
    redLeft: redInDeck,
    goldLeft: 1,
    drawn: -1,
    unseenMajors: demandsOf(game, CLASS_MAJOR),
    unseenEscapes: demandsOf(game, CLASS_ESCAPE),
    diceNext: 0,
    diceConversation: 0,
    diceLasting: 0,
    penaltyNext: 0,
    penaltyConversation: 0,
    foursNext: 0,
    foursConversation: 0,
    foursLasting: 0,
    noConvert: 0,
    facedownCp: 1,
    increaseFactor: 1,
    handLimit: HAND_LIMIT,
    abilityUsed: 0,
    facedowns: 0,
    ended: 0,
    resolving: -1,
    roll: 0,
    rollCount: 0,
    rollConverted: 0,
    rollFours: 0,
    successes: -1,
    result: RESULT_NONE,
    reason: 0,
    unseen: game.terrorCopies.slice(),
    discard: game.terrorCopies.map(() => 0),
    places,
    eachTurn: [],
    alerts: [],
    stack: [],
  }
}

function demandsOf(game: Game, demandClass: number): number {
  let mask = 0
  for (let kind = 0; kind < game.demandIds.length; kind++) {
    if (game.demandClass[kind] === demandClass) mask |= 1 << kind
  }
  return mask
}
