import type { Cell } from './cell.ts'
import type { PolicyName } from './wanted.ts'

/** Nobody wins more than all games, and by hindsight (strength-exact.md) of none it is shown that it cannot be won. */
export const BOUND = 1
/** A goal is near the bound if it lies this close below it, or beyond it. */
export const NEAR = 0.03
/** Of one core for a decision: 99 of a hundred instant ones, 95 of a hundred deep ones. */
export const INSTANT_P99_MS = 1
export const DEEP_P95_MS = 50

/** How often somebody should win: so many times as often as another, and so much more. */
export interface Goal {
  readonly name: string
  readonly who: PolicyName
  readonly base: PolicyName
  readonly times: number
  readonly plus: number
}

export const ABOVE_FLAT: Goal = {
  name: 'instant − flat',
  who: 'instant',
  base: 'flat-10000',
  times: 1,
  plus: 0.15,
}
const TIMES_GREEDY: Goal = {
  name: 'instant ÷ greedy',
  who: 'instant',
  base: 'greedy',
  times: 3,
  plus: 0,
}
export const ABOVE_INSTANT: Goal = {
  name: 'deep − instant',
  who: 'deep',
  base: 'instant',
  times: 1,
  plus: 0.03,
}
export const GOALS = [ABOVE_FLAT, TIMES_GREEDY, ABOVE_INSTANT]

/** Where a goal would end near the bound or beyond it. */
const HALF_THE_DISTANCE = { times: 0.5, plus: 0.5 * BOUND }

/** How far somebody is from a goal. */
export interface Standing {
  readonly goal: Goal
  readonly cell: Cell
  readonly base: Cell
  /** What the goal asks for as it is written; half the distance to the bound counts where that is near it. */
  readonly wanted: number
  readonly isNear: boolean
  /** By how much what counts is exceeded, and half the width of the 95 % interval of that. */
  readonly excess: number
  readonly margin: number
  readonly isOfToday: boolean
}

/** Null if one of the two has not played. */
export function standingOf(abductor: string, goal: Goal, cells: readonly Cell[]): Standing | null {
  const cell = cellOf(abductor, goal.who, cells)
  const base = cellOf(abductor, goal.base, cells)
  if (!cell || !base) return null
  const wanted = goal.times * base.winRate + goal.plus
  const isNear = wanted > BOUND - NEAR
  const { times, plus } = isNear ? HALF_THE_DISTANCE : goal
  return {
    goal,
    cell,
    base,
    wanted,
    isNear,
    excess: cell.winRate - (times * base.winRate + plus),
    margin: Math.hypot(cell.margin, times * base.margin),
    isOfToday: cell.isOfToday && base.isOfToday,
  }
}

export const cellOf = (abductor: string, policy: PolicyName, cells: readonly Cell[]): Cell | undefined =>
  cells.find((cell) => cell.abductor === abductor && cell.policy === policy)
