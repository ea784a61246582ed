import type { PolicyName } from './wanted.ts'

export interface Cell {
  readonly abductor: string
  readonly policy: PolicyName
  /** Played with the search, weights, rules, cards and settings of today. */
  readonly isOfToday: boolean
  /** `SEARCH` of then; null for who does not search. */
  readonly search: number | null
  readonly games: number
  readonly won: number
  /** The chance of winning with the luck taken off, and half the width of its 95 % interval. */
  readonly winRate: number
  readonly margin: number
  /** Milliseconds of one core that a decision takes: 95 and 99 of a hundred stay below. */
  readonly p95: number
  readonly p99: number
}
