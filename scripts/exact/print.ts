import type { ExactResult } from './result.ts'

const HEAD = [
  '| miniature | states | optimum | instant | gap | deep | gap | instant, loss per decision | deep, loss per decision |',
  '|---|---|---|---|---|---|---|---|---|',
]

type Results = Readonly<Record<string, ExactResult>>

/** What is not known (yet) is a dash. */
export function tableOf(results: Results): string {
  return [...HEAD, ...Object.entries(results).map(([name, result]) => row(name, result))].join('\n')
}

/** The table and what it comes to, for the docs. */
export function exactPart(results: Results): string {
  const known = Object.values(results).flatMap(gapsOf)
  if (known.length === 0) return tableOf(results)
  const most = (values: readonly number[]) => Math.max(...values)
  const choice = most(known.map(({ gap, decisions }) => gap / decisions))
  const game = most(known.map(({ gap }) => gap))
  return `${tableOf(results)}

A single choice loses at most ${(100 * choice).toFixed(2)} points on average (goal: 0.5). Over a whole game such losses add up to at
most ${(100 * game).toFixed(1)} points.`
}

/** Of both tiers, as far as they are known. */
function gapsOf({ optimum, instant, deep }: ExactResult): { gap: number; decisions: number }[] {
  const ofInstant =
    optimum === undefined || instant === undefined
      ? []
      : [{ gap: optimum - instant.win, decisions: instant.decisions }]
  return [...ofInstant, ...(deep === undefined ? [] : [deep])]
}

function row(name: string, { states, optimum, instant, deep }: ExactResult): string {
  const isInstant = optimum !== undefined && instant !== undefined
  const isDeep = optimum !== undefined && deep !== undefined
  const cells = [
    name,
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
