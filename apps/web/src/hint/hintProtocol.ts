import type { ExpectedStep, Explained, RankedAction, Reason } from '@negotiator/advisor'
import type { Action, Game, State } from '@negotiator/rules'

/** A position, and the addresses of what was learned: for this very game (if anything was, and in finer tables), and for any game. */
export interface Position {
  readonly game: Game
  readonly state: State
  readonly own: string | null
  readonly finer: string | null
  readonly any: string
}

/** What is best? The page sends it to the worker, or `null` for "never mind". */
export interface Question extends Position {
  /** Every question has its own; an answer to an older one is not looked at. */
  readonly id: number
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

/** Why one action rather than another, of a ranking that is known already? Any number may be under way. */
export interface WhyQuestion extends Position {
  readonly why: string
  readonly action: Action
  readonly other: Action
}

export interface WhyAnswer {
  readonly why: string
  readonly reasons: readonly Reason[]
}
