import { Z } from '../interval.ts'
import type { AnalysedAction, AnalysedStep, Analysis } from './analysis.ts'
import { GRADES, type Grade, gradeOf } from './grades.ts'

/** What one step did to the chance of winning; the three add up to the change of the curve. */
export interface StepBalance {
  readonly before: number
  /** Value of the action that was made, less that of the best one: never above 0. */
  readonly skill: number
  readonly luck: number
  /** What is left: the advisor sees the new position with other eyes than it foresaw it. */
  readonly residual: number
  /** Null where there was nothing to decide. */
  readonly grade: Grade | null
}

/** start + luck + skill + residual = end, exactly. */
export interface Balance {
  readonly start: number
  readonly luck: number
  readonly skill: number
  readonly residual: number
  readonly end: number
  /** By so much luck and skill may be off, in 95 of 100 games. */
  readonly error: number
  /** By so much the loss of a single decision may be off. */
  readonly stepError: number
  readonly steps: readonly StepBalance[]
  /** The chance of winning before each step, and at the end. */
  readonly curve: readonly number[]
  readonly grades: Readonly<Record<Grade, number>>
  /** What giving up gave away: part of the skill. */
  readonly resigning: number
}

/** Of an analysis that is complete; of another one, of the steps it has got. */
export function balanceOf({ steps: analysed, last, resigned }: Analysis): Balance {
  const reached = last ?? expectedAfter(analysed.at(-1))
  const curve = curveOf(analysed, reached)
  const steps = analysed.map((step, i) => stepBalance(step, curve[i]!, curve[i + 1]!))
  const sum = (of: 'skill' | 'luck' | 'residual') => steps.reduce((total, step) => total + step[of], 0)
  const resigning = resigned ? -reached : 0
  const squares = steps.reduce((total, { residual }) => total + residual * residual, 0)
  const grades = Object.fromEntries(GRADES.map((grade) => [grade, 0])) as Record<Grade, number>
  for (const { grade } of steps) if (grade !== null) grades[grade]++
  const residual = sum('residual')
  return {
    start: curve[0]!,
    luck: sum('luck'),
    skill: sum('skill') + resigning,
    residual,
    end: resigned ? 0 : reached,
    error: Math.max(Math.abs(residual), Z * Math.sqrt(squares)),
    stepError: steps.length === 0 ? 0 : Z * Math.sqrt(squares / steps.length),
    steps,
    curve: resigned ? [...curve, 0] : curve,
    grades,
    resigning,
  }
}

/** Ten points: as much as a blunder. */
const LARGE = 0.1

/**
 * What the player has to be told beside the sum. `undecided`: neither luck nor skill came to as much as they may be off
 * by, so the sum says nothing about them. `unclear`: the advisor contradicts itself, but less than that.
 */
export function doubtOf({ luck, skill, residual, error }: Balance): 'undecided' | 'unclear' | null {
  if (error >= LARGE && error > Math.max(Math.abs(luck), Math.abs(skill))) return 'undecided'
  return Math.abs(residual) >= LARGE ? 'unclear' : null
}

/** An analysis that was stopped goes as far as the last step's own expectation and luck. */
const expectedAfter = (step: AnalysedStep | undefined): number =>
  step === undefined ? 0 : step.ranking[step.made]!.value + luckOf(step)

const luckOf = ({ lucks }: AnalysedStep): number => lucks.reduce((sum, { luck }) => sum + luck, 0)

/**
 * The value of each position is that of its best action. Worked out from the end: an action that left nothing to
 * chance is worth what the position is worth that it led to, where the advisor saw one step further.
 */
function curveOf(steps: readonly AnalysedStep[], reached: number): number[] {
  const curve = [reached]
  for (const step of steps.toReversed()) {
    curve.push(Math.max(bestOther(step)?.value ?? 0, madeValue(step, curve.at(-1)!)))
  }
  return curve.reverse()
}

/** The best action besides the one that was made; null if there was no other. */
export const bestOther = ({ ranking, made }: AnalysedStep): AnalysedAction | null =>
  ranking[made === 0 ? 1 : 0] ?? null

const madeValue = ({ ranking, made, lucks }: AnalysedStep, after: number): number =>
  lucks.length === 0 ? after : ranking[made]!.value

function stepBalance(step: AnalysedStep, before: number, after: number): StepBalance {
  const skill = madeValue(step, after) - before
  const luck = luckOf(step)
  const residual = after - before - skill - luck
  return { before, skill, luck, residual, grade: step.options > 1 ? gradeOf(-skill) : null }
}
