import { ABDUCTORS } from '@negotiator/content'
import { OUTDATED } from '../figures.ts'
import type { Cell } from './cell.ts'
import type { PolicyName } from './wanted.ts'

/** What is proved (strength-exact.md): nobody wins more than all games, and of no game it is shown that it cannot be won. */
const BOUND = 1
/** A goal is near the bound if it lies this close below it, or beyond it. */
const NEAR = 0.03
const INSTANT_P99_MS = 1
const DEEP_P95_MS = 50

/** How often somebody should win: so many times as often as another, and so much more. */
interface Goal {
  readonly times: number
  readonly plus: number
}

const ABOVE_FLAT: Goal = { times: 1, plus: 0.15 }
const TIMES_GREEDY: Goal = { times: 3, plus: 0 }
const ABOVE_INSTANT: Goal = { times: 1, plus: 0.03 }
/** Where one of these would end near the bound or beyond it. */
const HALF_THE_DISTANCE: Goal = { times: 0.5, plus: 0.5 * BOUND }

/** The goals, abductor by abductor. */
export function goalsPage(cells: readonly Cell[]): string {
  const rows = ABDUCTORS.map(({ abductor }) => row(abductor.id, cells))
  return `## Against the goals

Instant against flat Monte Carlo (15 points more), against greedy (three times as often), deep against instant (3
points more); where such a goal lies beyond the bound of 100 % ([strength-exact.md](strength-exact.md)) or within
${100 * NEAR} points of it, half the distance to the bound. A difference has the 95 % interval of both
figures together (as if they had been played apart: the same seed soon leads to other games). A goal is met, or MISSED,
if it is so all over that interval; met or missed by the mean, if more games could still show the opposite. Times are
processor time of one core for a decision: 99 of a hundred instant ones at most 1 ms, 95 of a hundred deep ones at most
50 ms.

| abductor | instant − flat | instant ÷ greedy | deep − instant | instant p99 | deep p95 |
|---|---|---|---|---|---|
${rows.join('\n')}${aboutLijah(cells)}`
}

/** By the finer tables the quick tier would win that often against Lijah (decision 9). */
const LIJAH_FINER = 0.889

/** Two goals that pull against each other: where the page says so, it says by how much. */
function aboutLijah(cells: readonly Cell[]): string {
  const of = (policy: PolicyName) => cells.find((cell) => cell.abductor === 'lijah' && cell.policy === policy)
  const [flat, instant, deep] = [of('flat-10000'), of('instant'), of('deep')]
  if (!flat || !instant || !deep) return ''
  const percent = (share: number) => (100 * share).toFixed(1)
  const asked = flat.winRate + ABOVE_FLAT.plus + ABOVE_INSTANT.plus
  return `

Against Lijah the two margins of points ask deep for ${percent(asked)} % together. It wins ${percent(deep.winRate)}, a search of thirty times as many
positions 0.2 ± 0.2 more, and on the solved games it is at most two points from perfect play
([strength-exact.md](strength-exact.md)): as far as can be told nobody wins that often, and one of the two has to give.
The quick tier keeps the coarse tables, ${percent(instant.winRate - flat.winRate)} points above flat and ${percent(deep.winRate - instant.winRate)} below deep; with the finer ones it would be ${percent(LIJAH_FINER - flat.winRate)} above
flat and ${percent(deep.winRate - LIJAH_FINER)} below deep ([decision 9](decisions/0009-the-advisor.md)).`
}

function row(abductor: string, cells: readonly Cell[]): string {
  const of = (policy: PolicyName) =>
    cells.find((cell) => cell.abductor === abductor && cell.policy === policy)
  const [greedy, flat, instant, deep] = [of('greedy'), of('flat-10000'), of('instant'), of('deep')]
  const shown = [
    flat && instant ? `${difference(instant, flat)} ${against(instant, flat, ABOVE_FLAT)}` : '—',
    greedy && instant ? `${ratio(instant, greedy)} × ${against(instant, greedy, TIMES_GREEDY)}` : '—',
    deep && instant ? `${difference(deep, instant)} ${against(deep, instant, ABOVE_INSTANT)}` : '—',
    instant ? `${instant.p99.toFixed(2)} ms ${mark(instant.p99 <= INSTANT_P99_MS)}${age(instant)}` : '—',
    deep ? `${deep.p95.toFixed(1)} ms ${mark(deep.p95 <= DEEP_P95_MS)}${age(deep)}` : '—',
  ]
  return `| ${abductor} | ${shown.join(' | ')} |`
}

function against(cell: Cell, base: Cell, goal: Goal): string {
  const wanted = goal.times * base.winRate + goal.plus
  const isNear = wanted > BOUND - NEAR
  const { times, plus } = isNear ? HALF_THE_DISTANCE : goal
  const excess = cell.winRate - (times * base.winRate + plus)
  const margin = Math.hypot(cell.margin, times * base.margin)
  const isSure = Math.abs(excess) >= margin
  const word = isSure ? mark(excess > 0) : `${excess >= 0 ? 'met' : 'missed'} by the mean`
  return `${word}${isNear ? ` (by half the distance: ${nearness(wanted)})` : ''}${age(cell, base)}`
}

function nearness(wanted: number): string {
  const where = wanted > BOUND ? 'lies beyond the bound' : `lies within ${100 * NEAR} points of the bound`
  return `a goal of ${(100 * wanted).toFixed(1)} % ${where}`
}

function difference(a: Cell, b: Cell): string {
  const points = 100 * (a.winRate - b.winRate)
  return `${points >= 0 ? '+' : ''}${points.toFixed(1)} ± ${(100 * Math.hypot(a.margin, b.margin)).toFixed(1)}`
}

/** Of a quotient, shares of the interval add up like the intervals of a difference. */
function ratio(a: Cell, b: Cell): string {
  const quotient = a.winRate / b.winRate
  const margin = quotient * Math.hypot(a.margin / a.winRate, b.margin / b.winRate)
  return `${quotient.toFixed(2)} ± ${margin.toFixed(2)}`
}

const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
const age = (...cells: readonly Cell[]): string =>
  cells.every(({ isOfToday }) => isOfToday) ? '' : ` ${OUTDATED}`
