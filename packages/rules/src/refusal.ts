import { freeChoices, takebackChoices } from './choices.ts'
import { ALERT_NONE, PHASE_CONVERSATION, PHASE_OVER, PHASE_SPEND, PHASES } from './codes.ts'
import { terrorLeft } from './deck.ts'
import type { Game } from './game.ts'
import { abilityUsable, concedablePlaces, purchasable } from './legal.ts'
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
import { FACE_CONCEDED, FACE_DOWN, FACE_GONE, faceOf, kindOf } from './places.ts'
import { canConvert, openFours, rerollable } from './roll.ts'
import {
  FRAME_CHOOSE,
  FRAME_DISCARD,
  FRAME_FREE,
  FRAME_REVEAL,
  FRAME_ROLL,
  FRAME_TAKEBACK,
  topFrame,
} from './stack.ts'
import type { State } from './state.ts'
import { handSize } from './zones.ts'

export type RefusalCode =
  | 'game-over'
  | 'roll-pending'
  | 'choice-pending'
  | 'not-your-phase'
  | 'no-roll'
  | 'no-choice'
  | 'not-in-hand'
  | 'not-in-available'
  | 'reaction-only'
  | 'not-a-reaction'
  | 'no-such-die'
  | 'die-converted'
  | 'no-four'
  | 'enough-successes'
  | 'conversion-forbidden'
  | 'two-cards-needed'
  | 'hand-full'
  | 'too-expensive'
  | 'demand-not-in-play'
  | 'demand-facedown'
  | 'demand-conceded'
  | 'demand-concedes-itself'
  | 'second-in-command'
  | 'no-ability'
  | 'ability-used'
  | 'threat-too-low'
  | 'not-an-option'
  | 'not-last-conversation'
  | 'unknown-id'
  | 'stale'

/** Why something is not possible, with the rule that says so. */
export interface Refusal {
  readonly code: RefusalCode
  readonly rule: string
  readonly params: Readonly<Record<string, string | number>>
}

export function refuse(code: RefusalCode, rule: string, params: Refusal['params'] = {}): Refusal {
  return { code, rule, params }
}

/**
 * Null if the move is legal, else the first reason why it is not. Whether it is possible is asked of the same
 * conditions that `legalMoves` reads; only the reason is looked for here.
 */
export function refusalOf(game: Game, s: State, move: Move): Refusal | null {
  if (s.phase === PHASE_OVER) return refuse('game-over', 'G1')
  const verb = verbOf(move)
  const a = argA(move)
  switch (verb) {
    case CONVERT:
    case REACT:
    case SETTLE:
      if (topFrame(s) !== FRAME_ROLL) return refuse('no-roll', 'R3')
      if (verb === SETTLE) return null
      return verb === CONVERT ? convertRefusal(s, a, argB(move)) : reactRefusal(game, s, a, argB(move))
    case CHOOSE_CARD:
    case CHOOSE_PLACE:
    case CHOOSE_OPTION:
    case CHOOSE_DONE:
      return chooseRefusal(game, s, verb, a)
  }
  if (topFrame(s) === FRAME_ROLL) return refuse('roll-pending', 'R3')
  if (topFrame(s) >= 0) return refuse('choice-pending', 'C2')
  if (verb === BUY) return buyRefusal(game, s, a)
  const phase = verb === END_SPEND ? PHASE_SPEND : PHASE_CONVERSATION
  if (s.phase !== phase) return refuse('not-your-phase', 'T1', { phase: PHASES[phase]! })
  switch (verb) {
    case PLAY:
      if (!(s.hand & (1 << a))) return refuse('not-in-hand', 'C1')
      return game.reactionCards & (1 << a) ? refuse('reaction-only', 'R4') : null
    case FACEDOWN:
      return s.hand & (1 << a) ? null : refuse('not-in-hand', 'C1')
    case CONCEDE:
      return concedeRefusal(game, s, a)
    case ABILITY:
      return abilityRefusal(game, s)
    case END_CONVERSATION:
    case END_SPEND:
      return null
    default:
      throw new Error(`not a move: ${move}`)
  }
}

function convertRefusal(s: State, a: number, b: number): Refusal | null {
  if (!canConvert(s)) {
    if (s.noConvert === 1) return refuse('conversion-forbidden', 'M3')
    if (s.rollFours === 1 || openFours(s) === 0) return refuse('no-four', 'R3')
    return handSize(s) < 2 ? refuse('two-cards-needed', 'R3') : refuse('enough-successes', 'R3')
  }
  const both = a === b ? s.handPair & (1 << a) : s.hand & (1 << a) && s.hand & (1 << b)
  return both ? null : refuse('not-in-hand', 'R3')
}

function reactRefusal(game: Game, s: State, card: number, die: number): Refusal | null {
  if (!(game.reactionCards & (1 << card))) return refuse('not-a-reaction', 'R4')
  if (!(s.hand & (1 << card))) return refuse('not-in-hand', 'R4')
  if (die >= s.rollCount) return refuse('no-such-die', 'R4')
  return rerollable(s) & (1 << die) ? null : refuse('die-converted', 'R4')
}

function chooseRefusal(game: Game, s: State, verb: number, a: number): Refusal | null {
  const frame = topFrame(s)
  if (frame < 0 || frame === FRAME_ROLL) return refuse('no-choice', 'C2')
  return offers(game, s, frame, verb, a) ? null : refuse('not-an-option', 'C2')
}

function offers(game: Game, s: State, frame: number, verb: number, a: number): boolean {
  switch (frame) {
    case FRAME_REVEAL:
      return verb === CHOOSE_PLACE && a < s.places.length && faceOf(s.places[a]!) === FACE_DOWN
    case FRAME_FREE:
      return verb === CHOOSE_DONE || (verb === CHOOSE_CARD && (freeChoices(s) & (1 << a)) !== 0)
    case FRAME_TAKEBACK:
      return verb === CHOOSE_DONE || (verb === CHOOSE_CARD && (takebackChoices(game, s) & (1 << a)) !== 0)
    case FRAME_DISCARD:
      return verb === CHOOSE_CARD && (s.hand & (1 << a)) !== 0
    case FRAME_CHOOSE:
      return verb === CHOOSE_OPTION
    default:
      return false
  }
}

function buyRefusal(game: Game, s: State, card: number): Refusal | null {
  if (s.phase === PHASE_CONVERSATION && terrorLeft(s) > 0) return refuse('not-last-conversation', 'E3')
  if (purchasable(game, s) & (1 << card)) return null
  if (!(s.available & (1 << card))) return refuse('not-in-available', 'P1')
  if (handSize(s) >= s.handLimit) return refuse('hand-full', 'P3', { n: s.handLimit })
  return refuse('too-expensive', 'P1', { cost: game.cardCost[card]!, cp: s.cp })
}

function concedeRefusal(game: Game, s: State, place: number): Refusal | null {
  if (s.second === 1) return refuse('second-in-command', 'X2')
  const value = s.places[place]
  if (value === undefined || faceOf(value) === FACE_GONE) return refuse('demand-not-in-play', 'M2')
  if (concedablePlaces(game, s) & (1 << place)) return null
  if (faceOf(value) === FACE_DOWN) return refuse('demand-facedown', 'M2')
  if (faceOf(value) === FACE_CONCEDED) return refuse('demand-conceded', 'M2')
  const kind = kindOf(value)
  if (game.demandAlert.on[kind] !== ALERT_NONE) return refuse('demand-concedes-itself', 'M2')
  return refuse('too-expensive', 'M2', { cost: game.demandCost[kind]!, cp: s.cp })
}

function abilityRefusal(game: Game, s: State): Refusal | null {
  if (abilityUsable(game, s)) return null
  if (game.abilityId === null) return refuse('no-ability', 'C1')
  if (s.second === 1) return refuse('second-in-command', 'X1')
  if (s.abilityUsed === 1) return refuse('ability-used', 'C1')
  return refuse('threat-too-low', 'C1', { n: game.abilityThreat })
}
