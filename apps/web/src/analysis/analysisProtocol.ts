import type { Analysis } from '@negotiator/advisor'
import type { AnalysisRecord } from '../store/database.ts'

/** What the page sends to the worker: a game, or `null` for "stop". */
export interface Question {
  readonly id: number
  /** The game as a save: it is replayed in the worker. */
  readonly save: string
  /** Addresses of what was learned: for this very game (if anything was), and for any game. */
  readonly own: string | null
  readonly any: string
  /** What is known already. */
  readonly before: Analysis | null
}

/** What is known so far; `analysis` is null if the advisor has nothing to go by. */
export interface Answer {
  readonly id: number
  readonly analysis: Analysis | null
  readonly knowledge: AnalysisRecord['knowledge']
  readonly isDone: boolean
}
