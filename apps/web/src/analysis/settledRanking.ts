import type { AnalysedAction, AnalysedStep, StepBalance } from '@negotiator/advisor'

export interface SettledRanking {
  /** Best first. */
  readonly ranking: readonly AnalysedAction[]
  /** The place of what was done. */
  readonly made: number
}

/**
 * The ranking of a step as the balance has it: what was done is worth what it turned out to be worth where it left
 * nothing to chance, and that may be another place than the one at first look.
 */
export function settledRanking({ ranking, made }: AnalysedStep, balance: StepBalance): SettledRanking {
  const settled = { ...ranking[made]!, value: balance.before + balance.skill }
  const all = ranking.map((each, i) => (i === made ? settled : each)).sort((a, b) => b.value - a.value)
  return { ranking: all, made: all.indexOf(settled) }
}
