import type { Action } from '@negotiator/rules'
import type { Luck } from './luck.ts'

/** Rises whenever the same game would be analysed otherwise: what was kept is then worth nothing. */
export const ANALYSIS_FORMAT = 4

export interface AnalysisSettings {
  /** How many decisions beyond each action are looked at. */
  readonly plies: number
  /** Positions for one decision; if they are not enough, it is looked at less deeply. */
  readonly nodes: number
}

export const ANALYSIS: AnalysisSettings = { plies: 1, nodes: 60_000 }

export interface AnalysedAction {
  readonly action: Action
  /** The chance of winning after it. */
  readonly value: number
  readonly plies: number
}

/** A step of the game: what could be done, what was done, and what chance made of it. */
export interface AnalysedStep {
  /** Best first: the best ones, and the one that was made; `made` is its place. */
  readonly ranking: readonly AnalysedAction[]
  readonly made: number
  /** How many actions were possible. */
  readonly options: number
  readonly lucks: readonly Luck[]
}

/** What is known of a game so far: plain data, to be kept beside the game and gone on with. */
export interface Analysis {
  readonly format: number
  /** With which values, rules and effort: any other makes it another analysis. */
  readonly weights: string
  readonly rules: string
  readonly settings: AnalysisSettings
  readonly steps: readonly AnalysedStep[]
  /** The chance of winning where the game stands now, 1 or 0 if it is over; null until every step was analysed. */
  readonly last: number | null
  /** The game was given up there. */
  readonly resigned: boolean
}
