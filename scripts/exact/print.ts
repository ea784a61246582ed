import type { ExactResult, Tier } from './result.ts'

const HEAD = [
  '| miniature | states | optimum | instant | gap | deep | gap | instant, loss per decision | deep, loss per decision |',
  '|---|---|---|---|---|---|---|---|---|',
]

export function tableOf(results: Readonly<Record<string, ExactResult>>): string {
  return [...HEAD, ...Object.entries(results).map(([name, result]) => row(name, result))].join('\n')
}

function row(name: string, { states, optimum, instant, deep }: ExactResult): string {
  const gap = (tier: Tier | undefined) => optimum! - tier!.win
  const cells = [
    name,
    `${states}`.replace(/\B(?=(\d{3})+$)/g, ' '),
    percent(optimum!),
    percent(instant!.win),
    points(gap(instant)),
    percent(deep!.win),
    points(gap(deep)),
    points(gap(instant) / instant!.decisions),
    points(gap(deep) / deep!.decisions),
  ]
  return `| ${cells.join(' | ')} |`
}

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`
/** Points of win chance. */
const points = (share: number): string => (100 * share).toFixed(3)
