import { OUTDATED, OUTDATED_NOTE } from '../figures.ts'
import { type ExactRow, gapsOf } from './result.ts'

const HEAD = [
  '| miniature | states | optimum | instant | gap | deep | gap | instant, loss per decision | deep, loss per decision |',
  '|---|---|---|---|---|---|---|---|---|',
]

type Rows = Readonly<Record<string, ExactRow>>

/** What is not known (yet) is a dash. */
export function tableOf(rows: Rows): string {
  return [...HEAD, ...Object.entries(rows).map(([name, row]) => shown(name, row))].join('\n')
}

/** The table and what it comes to, for the docs. */
export function exactPart(rows: Rows): string {
  const known = Object.values(rows).flatMap(({ result }) => Object.values(gapsOf(result)))
  if (known.length === 0) return tableOf(rows)
  const isAllOfToday = Object.values(rows).every(({ isOfToday }) => isOfToday)
  const most = (values: readonly number[]) => Math.max(...values)
  const choice = most(known.map(({ gap, decisions }) => gap / decisions))
  const game = most(known.map(({ gap }) => gap))
  return `${tableOf(rows)}
${isAllOfToday ? '' : `\n${OUTDATED_NOTE}\n`}
A single choice loses at most ${(100 * choice).toFixed(2)} points on average (goal: 0.5). Over a whole game such losses add up to at
most ${(100 * game).toFixed(1)} points.`
}

function shown(name: string, { result, isOfToday }: ExactRow): string {
  const { states, optimum, instant, deep } = result
  const isInstant = optimum !== undefined && instant !== undefined
  const isDeep = optimum !== undefined && deep !== undefined
  const cells = [
    isOfToday ? name : `${name} ${OUTDATED}`,
    states === undefined ? '—' : `${states}`.replace(/\B(?=(\d{3})+$)/g, ' '),
    optimum === undefined ? '—' : percent(optimum),
    instant === undefined ? '—' : percent(instant.win),
    isInstant ? points(optimum - instant.win) : '—',
    isDeep ? percent(optimum - deep.gap) : '—',
    isDeep ? `${points(deep.gap)} ± ${points(deep.margin)}` : '—',
    isInstant ? points((optimum - instant.win) / instant.decisions) : '—',
    isDeep ? points(deep.gap / deep.decisions) : '—',
  ]
  return `| ${cells.join(' | ')} |`
}

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`
/** Points of win chance. */
const points = (share: number): string => (100 * share).toFixed(3)
