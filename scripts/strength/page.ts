import { ABDUCTORS } from '@negotiator/content'
import type { Cell } from './cell.ts'
import { goalsPage } from './goals.ts'
import { quantile } from './latency.ts'
import { readTally, type Tally } from './tally.ts'
import { POLICIES, type PolicyName } from './wanted.ts'

const Z = 1.96
const NAMES = Object.keys(POLICIES) as PolicyName[]

export function strengthData(): Cell[] {
  return ABDUCTORS.flatMap(({ abductor, pack }) =>
    NAMES.flatMap((policy) => {
      const tally = readTally({ abductor: abductor.id, pack, policy }, null)
      return tally ? [cellOf(abductor.id, policy, tally)] : []
    }),
  )
}

function cellOf(abductor: string, policy: PolicyName, tally: Tally): Cell {
  const { games, won, sum, squares, times } = tally
  const winRate = sum / games
  const variance = Math.max(0, squares / games - winRate * winRate)
  return {
    abductor,
    policy,
    games,
    won,
    winRate,
    margin: Z * Math.sqrt(variance / games),
    p95: quantile(times, 0.95),
    p99: quantile(times, 0.99),
  }
}

/** A page of the docs. */
export function strengthPage(): string {
  const cells = strengthData()
  const row = (abductor: string) =>
    NAMES.map((policy) => {
      const cell = cells.find((one) => one.abductor === abductor && one.policy === policy)
      return cell ? shown(cell) : '—'
    }).join(' | ')
  const rows = ABDUCTORS.map(({ abductor }) => `| ${abductor.id} | ${row(abductor.id)} |`)
  return `# How strong the advisor is

Wins in percent, each abductor with the sets of his own pack. All policies play the same games (their numbers are their
seeds). The luck of every roll and draw (what came, less what was to be expected) is taken off each result, which
leaves the mean where it is and narrows the 95 % interval; in brackets the games played and the plain share of wins.

| abductor | ${NAMES.join(' | ')} |
|---|${NAMES.map(() => '---').join('|')}|
${rows.join('\n')}

${goalsPage(cells)}

Made by \`npm run bench:advisor -- --write\`.
`
}

function shown({ games, won, winRate, margin }: Cell): string {
  const percent = (share: number) => (100 * share).toFixed(1)
  return `${percent(winRate)} ± ${percent(margin)} (${games}: ${percent(won / games)})`
}
