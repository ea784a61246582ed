import { ABDUCTORS } from '@negotiator/content'
import { OUTDATED } from '../figures.ts'
import type { Cell } from './cell.ts'
import { aboutLijah, type Elsewhere } from './lijah.ts'
import {
  BOUND,
  cellOf,
  DEEP_P95_MS,
  GOALS,
  INSTANT_P99_MS,
  NEAR,
  type Standing,
  standingOf,
} from './standing.ts'

/** The goals, abductor by abductor. */
export function goalsPage(cells: readonly Cell[], elsewhere: Elsewhere): string {
  const rows = ABDUCTORS.map(({ abductor }) => row(abductor.id, cells))
  return `## Against the goals

Instant against flat Monte Carlo (15 points more), against greedy (three times as often), deep against instant (3
points more); where such a goal lies beyond the bound of 100 % ([strength-exact.md](strength-exact.md)) or within
${100 * NEAR} points of it, half the distance to the bound. A difference has the 95 % interval of both
figures together (as if they had been played apart: the same seed soon leads to other games). A goal is met, or MISSED,
if it is so all over that interval; met or missed by the mean, if more games could still show the opposite. Times are
processor time of one core for a decision: 99 of a hundred instant ones at most 1 ms, 95 of a hundred deep ones at most
50 ms.

| abductor | ${GOALS.map(({ name }) => name).join(' | ')} | instant p99 | deep p95 |
|---|---|---|---|---|---|
${rows.join('\n')}${aboutLijah(cells, elsewhere)}`
}

function row(abductor: string, cells: readonly Cell[]): string {
  const goals = GOALS.map((goal) => {
    const standing = standingOf(abductor, goal, cells)
    return standing ? shown(standing) : '—'
  })
  const [instant, deep] = [cellOf(abductor, 'instant', cells), cellOf(abductor, 'deep', cells)]
  const times = [
    instant ? `${instant.p99.toFixed(2)} ms ${mark(instant.p99 <= INSTANT_P99_MS)}${age(instant)}` : '—',
    deep ? `${deep.p95.toFixed(1)} ms ${mark(deep.p95 <= DEEP_P95_MS)}${age(deep)}` : '—',
  ]
  return `| ${[abductor, ...goals, ...times].join(' | ')} |`
}

function shown(standing: Standing): string {
  const { goal, cell, base, wanted, isNear, excess, margin } = standing
  const figure = goal.times === 1 ? difference(cell, base) : `${ratio(cell, base)} ×`
  const isSure = Math.abs(excess) >= margin
  const word = isSure ? mark(excess > 0) : `${excess >= 0 ? 'met' : 'missed'} by the mean`
  return `${figure} ${word}${isNear ? ` (by half the distance: ${nearness(wanted)})` : ''}${age(standing)}`
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
const age = ({ isOfToday }: { readonly isOfToday: boolean }): string => (isOfToday ? '' : ` ${OUTDATED}`)
