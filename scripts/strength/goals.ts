import { ABDUCTORS } from '@negotiator/content'
import type { Cell } from './cell.ts'
import type { PolicyName } from './wanted.ts'

/** Somebody who knows all dice and draws wins nearly always (strength-exact.md): nobody wins more than all games. */
const BOUND = 1
const ABOVE_FLAT = 0.15
const TIMES_GREEDY = 3
const ABOVE_INSTANT = 0.03
const INSTANT_P99_MS = 1
const DEEP_P95_MS = 50

/** The goals, abductor by abductor. Where a margin would pass the bound, half the distance to the bound counts. */
export function goalsPage(cells: readonly Cell[]): string {
  const rows = ABDUCTORS.map(({ abductor }) => row(abductor.id, cells))
  return `## Against the goals

Instant against flat Monte Carlo (15 points more), against greedy (three times as often), deep against instant (3
points more); where that would be more than all games, half the distance to all of them. Times are processor time of
one core for a decision: 99 of a hundred instant ones at most 1 ms, 95 of a hundred deep ones at most 50 ms.

| abductor | instant − flat | instant ÷ greedy | deep − instant | instant p99 | deep p95 |
|---|---|---|---|---|---|
${rows.join('\n')}`
}

function row(abductor: string, cells: readonly Cell[]): string {
  const of = (policy: PolicyName) =>
    cells.find((cell) => cell.abductor === abductor && cell.policy === policy)
  const [greedy, flat, instant, deep] = [of('greedy'), of('flat-10000'), of('instant'), of('deep')]
  const shown = [
    flat && instant
      ? points(instant.winRate - flat.winRate, instant.winRate >= least(flat, ABOVE_FLAT))
      : '—',
    greedy && instant
      ? `${(instant.winRate / greedy.winRate).toFixed(2)} × ${mark(instant.winRate >= thrice(greedy))}`
      : '—',
    deep && instant
      ? points(deep.winRate - instant.winRate, deep.winRate >= least(instant, ABOVE_INSTANT))
      : '—',
    instant ? `${instant.p99.toFixed(2)} ms ${mark(instant.p99 <= INSTANT_P99_MS)}` : '—',
    deep ? `${deep.p95.toFixed(1)} ms ${mark(deep.p95 <= DEEP_P95_MS)}` : '—',
  ]
  return `| ${abductor} | ${shown.join(' | ')} |`
}

const halfway = ({ winRate }: Cell): number => (winRate + BOUND) / 2

const least = (base: Cell, margin: number): number =>
  base.winRate + margin > BOUND ? halfway(base) : base.winRate + margin

function thrice(greedy: Cell): number {
  const wanted = TIMES_GREEDY * greedy.winRate
  return wanted > BOUND ? halfway(greedy) : wanted
}

const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
const points = (difference: number, isMet: boolean): string =>
  `${difference >= 0 ? '+' : ''}${(100 * difference).toFixed(1)} ${mark(isMet)}`
