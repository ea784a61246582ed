// `npm run balance`: all six abductors with the sets of both games, and what each card is worth, into docs/balance.md.
import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import type { LabReport } from '@negotiator/lab'
import { balancePage } from './balance/page.ts'
import { lastProposed, proposalPart } from './balance/proposal.ts'
import { playProposed } from './balance/proposed.ts'
import { writePart } from './marked-part.ts'
import { misuse, typed, wholeNumber } from './misuse.ts'
import { negotiator } from './negotiator.ts'
import { inRoot } from './root.ts'
import { shippedFiles } from './shipped-weights.ts'

const HELP = `npm run balance -- [--games N] [--cards N] [--by POLICY] [--proposal N] [--only PART] [--write]
                    [--queue postgres://…]

Plays every abductor with the sets of his own game and of the other one, by rules of thumb and by the advisor, and once
more without each card. What is done is kept in reports/balance: the same command goes on after a stop, other weights
begin anew. Then the deep tier plays --proposal games with the values of docs/examples/proposed-values.json, as far as
it has not yet: those are kept in docs/figures/balance; 0 plays nothing. --only study or --only proposal does one of both. --write puts
what was done into docs/balance.md.`

const PARTS = ['study', 'proposal'] as const

const { values } = typed({
  options: {
    games: { type: 'string', default: '4000' },
    cards: { type: 'string', default: '4000' },
    by: { type: 'string', default: 'greedy' },
    proposal: { type: 'string', default: '200' },
    only: { type: 'string' },
    write: { type: 'boolean', default: false },
    queue: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(HELP)
} else {
  const parts = PARTS.filter((part) => values.only === undefined || values.only === part)
  if (parts.length === 0) misuse(`--only: ${PARTS.join(' or ')}`)
  // Before anything takes hours.
  const proposalGames = wholeNumber('proposal', values.proposal)
  for (const part of parts) {
    const text = await (part === 'study' ? study() : proposal(proposalGames))
    if (values.write) writePart(inRoot('docs/balance.md'), part, text)
    else console.log(text)
  }
}

async function study(): Promise<string> {
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
  return balancePage(report, `npm run balance -- --only study ${settings.join(' ')} --write`, weights)
}

async function proposal(games: number): Promise<string> {
  await playProposed(games)
  return proposalPart(lastProposed())
}

/** A file of its own for other settings and other weights: the lab knows these by the run they come from, not by their tables. */
function checkpointFor(...work: readonly unknown[]): string {
  const key = createHash('sha256').update(JSON.stringify(work)).digest('hex').slice(0, 12)
  return inRoot(`reports/balance/${key}.json`)
}
