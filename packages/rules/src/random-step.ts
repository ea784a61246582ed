import { begin, buy, payAndConcede, playCard, playFacedown, useAbility } from './apply.ts'
import { lastCount, lowestBit, nthBit, nthCounted, popcount, runningCounts } from './bits.ts'
import { freeChoices, takebackChoices } from './choices.ts'
import { PHASE_SPEND } from './codes.ts'
import { closeConversation } from './conversation.ts'
import { terrorLeft } from './deck.ts'
import type { Game } from './game.ts'
import { abilityUsable, concedablePlaces, purchasable } from './legal.ts'
import {
  CHOOSE_CARD,
  CHOOSE_DONE,
  CHOOSE_OPTION,
  CHOOSE_PLACE,
  CONVERT,
  type Move,
  makeMove,
  REACT,
  SETTLE,
} from './moves.ts'
import { facedownPlaces } from './places.ts'
import { NOTHING } from './program.ts'
import { canConvert, rerollable } from './roll.ts'
import { run } from './run.ts'
import type { DecisionStream } from './seeded.ts'
import { FRAME_DISCARD, FRAME_FREE, FRAME_REVEAL, FRAME_ROLL, FRAME_TAKEBACK, topFrame } from './stack.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'
import { beginTerror } from './terror.ts'

/**
 * Applies one of the legal moves, each with the same chance, while the game is not over. It is the move that
 * `legalMoves` would have listed at the number drawn; but moves are only counted, by masks, and the one that was
 * drawn begins at once.
 */
export function stepAtRandom(t: Table, decisions: DecisionStream): void {
  run(t, beginAny(t, decisions))
}

function beginAny(t: Table, decisions: DecisionStream): number {
  const s = t.state
  if (s.stack.length > 0) return begin(t, answer(t, decisions))
  return s.phase === PHASE_SPEND ? spend(t, decisions) : converse(t, decisions)
}

function spend(t: Table, decisions: DecisionStream): number {
  const kinds = purchasable(t.game, t.state)
  const counts = runningCounts(kinds)
  const nth = decisions.below(lastCount(counts) + 1)
  return nth === lastCount(counts) ? beginTerror(t) : buy(t, nthCounted(kinds, counts, nth))
}

function converse(t: Table, decisions: DecisionStream): number {
  const { game, state: s } = t
  const reactions = s.hand & game.reactionCards
  const handCounts = runningCounts(s.hand)
  const cards = 2 * lastCount(handCounts) - popcount(reactions)
  const places = concedablePlaces(game, s)
  const concessions = popcount(places)
  const abilities = abilityUsable(game, s) ? 1 : 0
  // E3: the last conversation.
  const purchases = terrorLeft(s) === 0 ? purchasable(game, s) : 0
  let nth = decisions.below(cards + concessions + abilities + popcount(purchases) + 1)
  if (nth < cards) return useCard(t, handCounts, reactions, nth)
  nth -= cards
  if (nth < concessions) return payAndConcede(t, nthBit(places, nth))
  nth -= concessions
  if (nth < abilities) return useAbility(t)
  nth -= abilities
  if (nth < popcount(purchases)) return buy(t, nthBit(purchases, nth))
  closeConversation(t, false)
  return NOTHING
}

/** Two moves per kind, faceup and facedown; of a reaction, which is never played faceup (R4), only the second. */
function useCard(t: Table, handCounts: number, reactions: number, nth: number): number {
  const { hand } = t.state
  let slot = nth
  for (let left = reactions; left !== 0; left &= left - 1) {
    const kindsBefore = popcount(hand & ((left & -left) - 1))
    // One more if it comes at or after the slot that the reaction leaves empty.
    slot += 1 - ((slot - 2 * kindsBefore) >>> 31)
  }
  const card = nthCounted(hand, handCounts, slot >> 1)
  return (slot & 1) === 0 ? playCard(t, card) : playFacedown(t, card)
}

function answer({ game, state: s }: Table, decisions: DecisionStream): Move {
  switch (topFrame(s)) {
    case FRAME_ROLL:
      return rollAnswer(game, s, decisions)
    case FRAME_REVEAL:
      return oneOf(CHOOSE_PLACE, facedownPlaces(s.places), decisions)
    case FRAME_FREE:
      return oneOrDone(freeChoices(s), decisions)
    case FRAME_TAKEBACK:
      return oneOrDone(takebackChoices(game, s), decisions)
    case FRAME_DISCARD:
      return oneOf(CHOOSE_CARD, s.hand, decisions)
    default:
      return makeMove(CHOOSE_OPTION, decisions.below(2))
  }
}

function rollAnswer(game: Game, s: State, decisions: DecisionStream): Move {
  const kinds = popcount(s.hand)
  const conversions = canConvert(s) ? ((kinds * (kinds - 1)) >> 1) + popcount(s.handPair) : 0
  const reactions = s.hand & game.reactionCards
  const dice = rerollable(s)
  const diceCount = popcount(dice)
  const rerolls = popcount(reactions) * diceCount
  let nth = decisions.below(conversions + rerolls + 1)
  if (nth < conversions) return conversion(s, nth)
  nth -= conversions
  if (nth === rerolls) return SETTLE
  return makeMove(REACT, nthBit(reactions, Math.floor(nth / diceCount)), nthBit(dice, nth % diceCount))
}

/** R3: pairs by their first kind; two copies of it come before it and a later kind. */
function conversion(s: State, nth: number): Move {
  let left = nth
  for (let kinds = s.hand; ; kinds &= kinds - 1) {
    const first = lowestBit(kinds)
    const twice = (s.handPair >>> first) & 1
    const later = kinds & (kinds - 1)
    const pairs = twice + popcount(later)
    if (left < pairs) return makeMove(CONVERT, first, left < twice ? first : nthBit(later, left - twice))
    left -= pairs
  }
}

function oneOf(verb: number, mask: number, decisions: DecisionStream): Move {
  return makeMove(verb, nthBit(mask, decisions.below(popcount(mask))))
}

function oneOrDone(kinds: number, decisions: DecisionStream): Move {
  const n = popcount(kinds)
  const nth = decisions.below(n + 1)
  return nth === n ? CHOOSE_DONE : makeMove(CHOOSE_CARD, nthBit(kinds, nth))
}
