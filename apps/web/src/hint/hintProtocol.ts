import type { ExpectedStep, Explained, RankedAction } from '@negotiator/advisor'
import type { Action, Game, State } from '@negotiator/rules'

/** What the page sends to the worker: a question, or `null` for "never mind". */
export interface Question {
  /** Every question has its own; an answer to an older one is not looked at. */
  readonly id: number
  readonly game: Game
  readonly state: State
  /** Addresses of what was learned: for this very game (if anything was), and for any game. */
  readonly own: string | null
  readonly any: string
  /** What the player was about to do. */
  readonly asked: Action | null
}

/** What an answer rests on, from the strongest to the weakest; `coming` is `none` until what was learned is loaded. */
export type Knowledge = 'own' | 'stale' | 'any' | 'coming' | 'none'

/** The best answer so far. */
export interface Answer {
  readonly id: number
  readonly knowledge: Knowledge
  /** The chance of winning, and half the width of its 95 % interval. */
  readonly chance: number
  readonly margin: number | null
  readonly ranking: readonly RankedAction[]
  readonly best: Explained
  /** The action asked about, unless it is the best or not possible. */
  readonly asked: Explained | null
  readonly line: readonly ExpectedStep[]
  readonly isDone: boolean
}
