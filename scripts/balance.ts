// `npm run balance`: all six abductors with the sets of both games, and what each card is worth, into docs/balance.md.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { LabReport } from '@negotiator/lab'
import { balancePage } from './balance/page.ts'
import { proposalPart } from './balance/proposal.ts'
import { typed, wholeNumber } from './misuse.ts'
import { negotiator } from './negotiator.ts'
import { inRoot } from './root.ts'
import { shippedFiles } from './shipped-weights.ts'

const HELP = `npm run balance -- [--games N] [--cards N] [--by POLICY] [--proposal N] [--write]
                    [--queue postgres://…]

Plays every abductor with the sets of his own game and of the other one, by rules of thumb and by the advisor, and once
more without each card. What is done is kept in reports/balance: the same command goes on after a stop, other weights
begin anew. Then the deep tier plays --proposal games with the values of today and as many with those of
docs/examples/proposed-values.json. --write puts the page into docs/balance.md.`

const { values } = typed({
  options: {
    games: { type: 'string', default: '4000' },
    cards: { type: 'string', default: '4000' },
    by: { type: 'string', default: 'greedy' },
    proposal: { type: 'string', default: '200' },
    write: { type: 'boolean', default: false },
    queue: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(HELP)
} else {
  const counts = ['games', 'cards'] as const
  const settings = [
    ...counts.flatMap((name) => [`--${name}`, `${wholeNumber(name, values[name], 1)}`]),
    ...['--by', values.by],
  ]
  const weights = shippedFiles()
  mkdirSync(inRoot('reports/balance'), { recursive: true })
  const how = [
    ...['--numbers', '0', '--json', '--checkpoint', checkpointFor(settings, weights)],
    ...(values.queue === undefined ? [] : ['--queue', values.queue]),
  ]
  const report: LabReport = JSON.parse(
    await negotiator(['lab', '--abductor', 'all', '--crossed', ...settings, ...how]),
  )
  const games = wholeNumber('proposal', values.proposal, 1)
  const command = `npm run balance -- ${settings.join(' ')} --proposal ${games} --write`
  const page = [balancePage(report, command, weights), ...(await proposalPart(games))].join('\n')
  if (values.write) writeFileSync(inRoot('docs/balance.md'), page)
  else console.log(page)
}

/** A file of its own for other settings and other weights: the lab knows these by the run they come from, not by their tables. */
function checkpointFor(...work: readonly unknown[]): string {
  const key = createHash('sha256').update(JSON.stringify(work)).digest('hex').slice(0, 12)
  return inRoot(`reports/balance/${key}.json`)
}
