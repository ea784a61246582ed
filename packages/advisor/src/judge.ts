import type { State } from '@negotiator/rules'

/** Tells the chance of winning. */
export interface Judge {
  /** In a position in which the player acts and nothing is pending. */
  value(s: State): number
  /** When the spend phase is over (P4 done) and a terror card is about to be drawn (E1). */
  beforeDraw(s: State): number
}

/** A judge that speaks to people. */
export interface Adviser extends Judge {
  /** What it thinks, as it should be told: right on average, and in the same order. */
  said(chance: number): number
}
