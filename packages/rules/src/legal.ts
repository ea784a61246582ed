import { isAtMost, lowestBit } from './bits.ts'
import { freeChoices, takebackChoices } from './choices.ts'
import { PHASE_CONVERSATION, PHASE_SPEND } from './codes.ts'
import { terrorLeft } from './deck.ts'
import type { Game } from './game.ts'
import {
  ABILITY,
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
  makeMove,
  PLAY,
  REACT,
  SETTLE,
} from './moves.ts'
import { facedownPlaces } from './places.ts'
import { canConvert, rerollable } from './roll.ts'
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

/** Writes every legal move into `out` (of at least MOST_MOVES) and tells how many there are. */
export function legalMoves(game: Game, s: State, out: Int32Array): number {
  switch (topFrame(s)) {
    case -1:
      if (s.phase === PHASE_CONVERSATION) return conversationMoves(game, s, out)
      if (s.phase === PHASE_SPEND) {
        const n = eachBit(purchasable(game, s), BUY, out, 0)
        out[n] = END_SPEND
        return n + 1
      }
      return 0
    case FRAME_ROLL:
      return rollMoves(game, s, out)
    case FRAME_REVEAL:
      return eachBit(facedownPlaces(s.places), CHOOSE_PLACE, out, 0)
    case FRAME_FREE:
      return withDone(eachBit(freeChoices(s), CHOOSE_CARD, out, 0), out)
    case FRAME_TAKEBACK:
      return withDone(eachBit(takebackChoices(game, s), CHOOSE_CARD, out, 0), out)
    case FRAME_DISCARD:
      return eachBit(s.hand, CHOOSE_CARD, out, 0)
    case FRAME_CHOOSE:
      out[0] = makeMove(CHOOSE_OPTION, 0)
      out[1] = makeMove(CHOOSE_OPTION, 1)
      return 2
    default:
      return 0
  }
}

/** P1–P3: as a mask, the kinds that may be bought, whatever the phase. */
export function purchasable(game: Game, s: State): number {
  if (handSize(s) >= s.handLimit) return 0
  const highest = game.affordable.length - 1
  return s.available & game.affordable[s.cp < 0 ? 0 : Math.min(s.cp, highest)]!
}

/** M2: as a mask, the places whose demand can be conceded now; what costs nothing also with CP below 0. */
export function concedablePlaces(game: Game, s: State): number {
  const { places } = s
  const { priceAtPlace } = game
  const most = Math.max(s.cp, 0)
  let mask = 0
  for (let i = places.length - 1; i >= 0; i--) mask |= isAtMost(priceAtPlace[places[i]!]!, most) << i
  return mask
}

export function abilityUsable(game: Game, s: State): boolean {
  return game.abilityId !== null && s.second === 0 && s.abilityUsed === 0 && s.threat >= game.abilityThreat
}

function conversationMoves(game: Game, s: State, out: Int32Array): number {
  let n = 0
  for (let left = s.hand; left !== 0; left &= left - 1) {
    const card = lowestBit(left)
    if (!(game.reactionCards & (1 << card))) out[n++] = makeMove(PLAY, card)
    out[n++] = makeMove(FACEDOWN, card)
  }
  n = eachBit(concedablePlaces(game, s), CONCEDE, out, n)
  if (game.abilityId !== null && abilityUsable(game, s)) out[n++] = ABILITY
  // E3: the last conversation.
  if (terrorLeft(s) === 0) n = eachBit(purchasable(game, s), BUY, out, n)
  out[n] = END_CONVERSATION
  return n + 1
}

function rollMoves(game: Game, s: State, out: Int32Array): number {
  let n = 0
  if (canConvert(s)) {
    for (let first = s.hand; first !== 0; first &= first - 1) {
      const a = lowestBit(first)
      if (s.handPair & (1 << a)) out[n++] = makeMove(CONVERT, a, a)
      for (let second = first & (first - 1); second !== 0; second &= second - 1) {
        out[n++] = makeMove(CONVERT, a, lowestBit(second))
      }
    }
  }
  const dice = rerollable(s)
  for (let cards = s.hand & game.reactionCards; cards !== 0; cards &= cards - 1) {
    const card = lowestBit(cards)
    for (let left = dice; left !== 0; left &= left - 1) out[n++] = makeMove(REACT, card, lowestBit(left))
  }
  out[n] = SETTLE
  return n + 1
}

function eachBit(mask: number, verb: number, out: Int32Array, from: number): number {
  let n = from
  for (let left = mask; left !== 0; left &= left - 1) out[n++] = makeMove(verb, lowestBit(left))
  return n
}

function withDone(n: number, out: Int32Array): number {
  out[n] = CHOOSE_DONE
  return n + 1
}
