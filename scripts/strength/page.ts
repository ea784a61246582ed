import { meanMargin } from '@negotiator/advisor'
import { ABDUCTORS, gameContent } from '@negotiator/content'
import { compileGame } from '@negotiator/rules'
import { OUTDATED, OUTDATED_NOTE } from '../figures.ts'
import { shippedWeights } from '../shipped-weights.ts'
import type { Cell } from './cell.ts'
import { goalsPage } from './goals.ts'
import { quantile } from './latency.ts'
import { runOf } from './players.ts'
import { readTally, type Tally } from './tally.ts'
import { POLICIES, type PolicyName } from './wanted.ts'

const NAMES = Object.keys(POLICIES) as PolicyName[]

export function strengthData(): Cell[] {
  return ABDUCTORS.flatMap(({ abductor: { id }, pack }) => {
    const shipped = shippedWeights(compileGame(gameContent(id, pack)), id, pack)
    return NAMES.flatMap((policy) => {
      const tally = readTally({ abductor: id, pack, policy }, null)
      return tally ? [cellOf(id, policy, tally, runOf(policy, shipped))] : []
    })
  })
}

function cellOf(abductor: string, policy: PolicyName, tally: Tally, today: string): Cell {
  const { run, games, won, sum, times } = tally
  return {
    abductor,
    policy,
    isOfToday: run === today,
    games,
    won,
    winRate: sum / games,
    margin: meanMargin(tally),
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
  const note = cells.every(({ isOfToday }) => isOfToday) ? '' : `\n${OUTDATED_NOTE}\n`
  return `# How strong the advisor is

Wins in percent, each abductor with the sets of his own pack. All policies play the same games (their numbers are their
seeds). The luck of every roll and draw (what came, less what was to be expected) is taken off each result, which
leaves the mean where it is and narrows the 95 % interval; in brackets the games played and the plain share of wins.

| abductor | ${NAMES.join(' | ')} |
|---|${NAMES.map(() => '---').join('|')}|
${rows.join('\n')}

${goalsPage(cells)}
${note}
Made by \`npm run bench:advisor -- --write\`.
`
}

function shown({ isOfToday, games, won, winRate, margin }: Cell): string {
  const percent = (share: number) => (100 * share).toFixed(1)
  const mark = isOfToday ? '' : ` ${OUTDATED}`
  return `${percent(winRate)} ± ${percent(margin)} (${games}: ${percent(won / games)})${mark}`
}
