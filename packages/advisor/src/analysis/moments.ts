import type { AnalysedStep } from './analysis.ts'
import type { Balance } from './balance.ts'
import type { Luck } from './luck.ts'

/** A decision that cost something; steps are counted from 0. */
export interface Mistake {
  readonly index: number
  readonly loss: number
}

/** An event of chance that changed much. */
export interface Moment extends Luck {
  readonly index: number
}

/** Less is within what nobody would call a mistake, or luck. */
const WORTH_TELLING = 0.02

/** The costliest first. */
export function costliest({ steps }: Pick<Balance, 'steps'>, most = Number.POSITIVE_INFINITY): Mistake[] {
  return steps
    .map(({ skill, grade }, index) => ({ index, loss: grade === null ? 0 : -skill }))
    .filter(({ loss }) => loss >= WORTH_TELLING)
    .sort((a, b) => b.loss - a.loss)
    .slice(0, most)
}

/** The greatest luck first, or with -1 the greatest bad luck. */
export function luckiest(
  steps: readonly Pick<AnalysedStep, 'lucks'>[],
  sign: 1 | -1,
  most = Number.POSITIVE_INFINITY,
): Moment[] {
  return steps
    .flatMap(({ lucks }, index) => lucks.map((each) => ({ ...each, index })))
    .filter(({ luck }) => luck * sign >= WORTH_TELLING)
    .sort((a, b) => sign * (b.luck - a.luck))
    .slice(0, most)
}
