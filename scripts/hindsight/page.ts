import { ABDUCTOR_IDS } from '@negotiator/content'
import { OUTDATED, OUTDATED_NOTE } from '../figures.ts'
import type { Cell } from '../strength/cell.ts'
import { strengthData } from '../strength/page.ts'
import { boundOf, type Count, lastCount } from './count.ts'

/** How the games of an abductor were judged, and what the two tiers win against him. */
export interface Row {
  readonly abductor: string
  readonly count: Count
  readonly isOfToday: boolean
  readonly instant: Cell | undefined
  readonly deep: Cell | undefined
}

/** The table and what it comes to, for the docs. */
export const hindsightPart = (nodes: number): string => partOf(rowsFor(nodes))

function rowsFor(nodes: number): Row[] {
  const cells = strengthData()
  return ABDUCTOR_IDS.flatMap((abductor) => {
    const last = lastCount(abductor, nodes)
    const of = (policy: Cell['policy']) =>
      cells.find((cell) => cell.abductor === abductor && cell.policy === policy)
    return last === null ? [] : [{ abductor, ...last, instant: of('instant'), deep: of('deep') }]
  })
}

export function partOf(rows: readonly Row[]): string {
  const table = [
    '| abductor | games | winnable | not winnable | not settled | upper bound | instant | gap to the bound | deep | gap to the bound |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows.map(shown),
  ].join('\n')
  const isAllOfToday = rows.every(({ isOfToday, instant, deep }) =>
    [{ isOfToday }, instant, deep].every((part) => part?.isOfToday ?? true),
  )
  return [table, ...(isAllOfToday ? [] : [OUTDATED_NOTE]), ...(rows.length > 0 ? [summary(rows)] : [])].join(
    '\n\n',
  )
}

function shown({ abductor, count, isOfToday, instant, deep }: Row): string {
  const { games, won, lost, open } = count
  const share = (n: number) => percent(n / games)
  const bound = boundOf(count)
  const tier = (cell: Cell | undefined) =>
    cell === undefined
      ? ['—', '—']
      : [`${percent(cell.winRate)}${age(cell)}`, `${(100 * (bound - cell.winRate)).toFixed(1)} points`]
  const judged = [games, share(won), share(lost), share(open), `${percent(bound)}${age({ isOfToday })}`]
  return `| ${[abductor, ...judged, ...tier(instant), ...tier(deep)].join(' | ')} |`
}

function summary(rows: readonly Row[]): string {
  const won = rows.map(({ count }) => count.won / count.games)
  const lost = rows.reduce((sum, { count }) => sum + count.lost, 0)
  const range = `between ${percent(Math.min(...won))} and ${percent(Math.max(...won))}`
  return `Of all games ${range} are proved winnable, and ${lost === 0 ? 'none is' : `${lost} are`} proved lost.`
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
const age = ({ isOfToday }: { readonly isOfToday: boolean }): string => (isOfToday ? '' : ` ${OUTDATED}`)
