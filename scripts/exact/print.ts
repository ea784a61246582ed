import type { ExactResult } from './result.ts'

const HEAD = [
  '| miniature | states | optimum | instant | gap | deep | gap | instant, loss per decision | deep, loss per decision |',
  '|---|---|---|---|---|---|---|---|---|',
]

export function tableOf(results: Readonly<Record<string, ExactResult>>): string {
  return [...HEAD, ...Object.entries(results).map(([name, result]) => row(name, result))].join('\n')
}

function row(name: string, { states, optimum, instant, deep }: ExactResult): string {
  const gap = optimum! - instant!.win
  const cells = [
    name,
    `${states}`.replace(/\B(?=(\d{3})+$)/g, ' '),
    percent(optimum!),
    percent(instant!.win),
    points(gap),
    percent(optimum! - deep!.gap),
    `${points(deep!.gap)} ± ${points(deep!.margin)}`,
    points(gap / instant!.decisions),
    points(deep!.gap / deep!.decisions),
  ]
  return `| ${cells.join(' | ')} |`
}

const percent = (share: number): string => `${(100 * share).toFixed(3)} %`
/** Points of win chance. */
const points = (share: number): string => (100 * share).toFixed(3)
