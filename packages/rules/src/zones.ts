import { popcount } from './bits.ts'
import type { State } from './state.ts'

/** Moving one conversation card (given as the bit of its kind) into or out of a zone, without a branch. */

/** Two of a kind, or two kinds. */
export const hasTwoCards = (s: State): boolean => (s.handPair | (s.hand & (s.hand - 1))) !== 0

export const handSize = (s: State): number => popcount(s.hand) + popcount(s.handPair)

export function addToHand(s: State, bit: number): void {
  s.handPair |= s.hand & bit
  s.hand |= bit
}

export function takeFromHand(s: State, bit: number): void {
  const second = s.handPair & bit
  s.handPair ^= second
  s.hand ^= bit ^ second
}

export function addToAvailable(s: State, bit: number): void {
  s.availablePair |= s.available & bit
  s.available |= bit
}

export function takeFromAvailable(s: State, bit: number): void {
  const second = s.availablePair & bit
  s.availablePair ^= second
  s.available ^= bit ^ second
}

export function addToPlayed(s: State, bit: number): void {
  s.playedPair |= s.played & bit
  s.played |= bit
}

export function takeFromPlayed(s: State, bit: number): void {
  const second = s.playedPair & bit
  s.playedPair ^= second
  s.played ^= bit ^ second
}

export function addToRemoved(s: State, bit: number): void {
  s.removedPair |= s.removed & bit
  s.removed |= bit
}

/** P4, R5: everything played becomes available again. */
export function returnPlayed(s: State): void {
  if (s.played === 0) return
  // A kind of which one copy is in each zone becomes a pair; a pair in either zone stays one.
  s.availablePair |= s.playedPair | (s.available & s.played)
  s.available |= s.played
  s.played = 0
  s.playedPair = 0
}
