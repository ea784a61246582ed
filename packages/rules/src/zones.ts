import { popcount } from './bits.ts'
import type { State } from './state.ts'

/** Moving one conversation card (given as the bit of its kind) into or out of a zone. */

export const handSize = (s: State): number => popcount(s.hand) + popcount(s.handPair)

export function addToHand(s: State, bit: number): void {
  if (s.hand & bit) s.handPair |= bit
  else s.hand |= bit
}

export function takeFromHand(s: State, bit: number): void {
  if (s.handPair & bit) s.handPair ^= bit
  else s.hand ^= bit
}

export function addToAvailable(s: State, bit: number): void {
  if (s.available & bit) s.availablePair |= bit
  else s.available |= bit
}

export function takeFromAvailable(s: State, bit: number): void {
  if (s.availablePair & bit) s.availablePair ^= bit
  else s.available ^= bit
}

export function addToPlayed(s: State, bit: number): void {
  if (s.played & bit) s.playedPair |= bit
  else s.played |= bit
}

export function takeFromPlayed(s: State, bit: number): void {
  if (s.playedPair & bit) s.playedPair ^= bit
  else s.played ^= bit
}

export function addToRemoved(s: State, bit: number): void {
  if (s.removed & bit) s.removedPair |= bit
  else s.removed |= bit
}

/** P4, R5: everything played becomes available again. */
export function returnPlayed(s: State): void {
  // A kind of which one copy is in each zone becomes a pair; a pair in either zone stays one.
  s.availablePair |= s.playedPair | (s.available & s.played)
  s.available |= s.played
  s.played = 0
  s.playedPair = 0
}
