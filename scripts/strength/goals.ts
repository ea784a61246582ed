import { ABDUCTORS } from '@negotiator/content'
import type { Cell } from './cell.ts'
import type { PolicyName } from './wanted.ts'

/** Somebody who knows all dice and draws wins nearly always (strength-exact.md): nobody wins more than all games. */
const BOUND = 1
/** A margin that ends closer to the bound than this asks for play as if the dice were known. */
const NEAR = 0.03
const ABOVE_FLAT = 0.15
const TIMES_GREEDY = 3
const ABOVE_INSTANT = 0.03
const INSTANT_P99_MS = 1
const DEEP_P95_MS = 50

/** The goals, abductor by abductor. Where a margin would end near the bound or beyond it, half the distance to it counts. */
export function goalsPage(cells: readonly Cell[]): string {
  const rows = ABDUCTORS.map(({ abductor }) => row(abductor.id, cells))
  return `## Against the goals

Instant against flat Monte Carlo (15 points more), against greedy (three times as often), deep against instant (3
points more); where that would be more than ${100 * (BOUND - NEAR)} %, which is what only those win who know all dice and draws
([strength-exact.md](strength-exact.md)), half the distance to all games. Times are processor time of one core for a
decision: 99 of a hundred instant ones at most 1 ms, 95 of a hundred deep ones at most 50 ms.

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
      ? `${points(instant.winRate - flat.winRate)} ${against(instant, flat, flat.winRate + ABOVE_FLAT)}`
      : '—',
    greedy && instant
      ? `${(instant.winRate / greedy.winRate).toFixed(2)} × ${against(instant, greedy, TIMES_GREEDY * greedy.winRate)}`
      : '—',
    deep && instant
      ? `${points(deep.winRate - instant.winRate)} ${against(deep, instant, instant.winRate + ABOVE_INSTANT)}`
      : '—',
    instant ? `${instant.p99.toFixed(2)} ms ${mark(instant.p99 <= INSTANT_P99_MS)}` : '—',
    deep ? `${deep.p95.toFixed(1)} ms ${mark(deep.p95 <= DEEP_P95_MS)}` : '—',
  ]
  return `| ${abductor} | ${shown.join(' | ')} |`
}

function against({ winRate }: Cell, base: Cell, wanted: number): string {
  if (wanted <= BOUND - NEAR) return mark(winRate >= wanted)
  return `${mark(winRate >= (base.winRate + BOUND) / 2)} (by half the distance)`
}

const mark = (isMet: boolean): string => (isMet ? 'met' : 'MISSED')
const points = (difference: number): string => `${difference >= 0 ? '+' : ''}${(100 * difference).toFixed(1)}`
