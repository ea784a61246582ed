import type { PolicyResult } from '@negotiator/advisor'
import { readFigures, writeFigures } from '../figures.ts'
import { inRoot } from '../root.ts'

export interface Tier extends PolicyResult {
  /** Positions that this player can come to. */
  readonly states: number
}

/** How much less than the optimum a player wins, from the exact loss of every choice in so many games. */
export interface Sampled {
  readonly gap: number
  /** Half the width of its 95 % interval. */
  readonly margin: number
  readonly decisions: number
  readonly games: number
}

/** What is known so far of one miniature; a run that was stopped goes on with what is missing. */
export interface ExactResult {
  /** Settings, rules and cards that the figures hold for. */
  readonly run: string
  states?: number
  optimum?: number
  trained?: number
  instant?: Tier
  deep?: Sampled
}

export interface ExactRow {
  readonly result: ExactResult
  readonly isOfToday: boolean
}

/** How much less than the optimum a tier wins, and its decisions with more than one legal move; of a whole game. */
export type Gap = Pick<Sampled, 'gap' | 'decisions'>

/** Of both tiers, as far as they are known. */
export function gapsOf({ optimum, instant, deep }: ExactResult): { instant?: Gap; deep?: Gap } {
  return {
    ...(optimum === undefined || instant === undefined
      ? {}
      : { instant: { gap: optimum - instant.win, decisions: instant.decisions } }),
    ...(deep === undefined ? {} : { deep }),
  }
}

/** Not part of the repository: it is many times the size of the figures. */
export const trainingFile = (name: string): string => inRoot(`reports/exact/${name}.checkpoint`)

export const readResult = (name: string, run: string): ExactResult =>
  readFigures<ExactResult>(`exact/${name}`, run) ?? { run }

export const lastResult = (name: string): ExactResult | null => readFigures(`exact/${name}`, null)

export const writeResult = (name: string, result: ExactResult): void => writeFigures(`exact/${name}`, result)
