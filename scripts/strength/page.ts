import { meanMargin } from '@negotiator/advisor'
import { ABDUCTORS, gameContent } from '@negotiator/content'
import { compileGame } from '@negotiator/rules'
import { OUTDATED, OUTDATED_NOTE } from '../figures.ts'
import { shippedWeights } from '../shipped-weights.ts'
import type { Cell } from './cell.ts'
import { goalsPage } from './goals.ts'
import { quantile } from './latency.ts'
import { knownElsewhere } from './lijah.ts'
import { runOf, searchOf } from './players.ts'
import { changesSince } from './searches.ts'
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
    search: searchOf(run),
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
  const notes = cells.every(({ isOfToday }) => isOfToday)
    ? []
    : [OUTDATED_NOTE, ...changesSince(cells.flatMap(({ search }) => search ?? []))]
  return `# How strong the advisor is

Wins in percent, each abductor with the sets of his own pack. All policies play the same games (their numbers are their
seeds). The luck of every roll and draw (what came, less what was to be expected) is taken off each result, which
narrows the 95 % interval and leaves the mean where it is, but for one thing: where cards are burned by lot, one stands
for all in what was to be expected. By that the means are off by −0.06 (Edward) to +0.10 points (Donna) for instant,
−0.06 (Barrett) to +0.06 (Lijah) for greedy (400 games each, ± 0.03). In brackets the games played and the plain share
of wins.

| abductor | ${NAMES.join(' | ')} |
|---|${NAMES.map(() => '---').join('|')}|
${rows.join('\n')}

${goalsPage(cells, knownElsewhere())}

${notes.map((note) => `${note}\n\n`).join('')}How it learned to: [the curves](learning-curves.svg). Made by \`npm run bench:advisor -- --write\`.
`
}

function shown({ isOfToday, games, won, winRate, margin }: Cell): string {
  const percent = (share: number) => (100 * share).toFixed(1)
  const mark = isOfToday ? '' : ` ${OUTDATED}`
  return `${percent(winRate)} ± ${percent(margin)} (${games}: ${percent(won / games)})${mark}`
}
