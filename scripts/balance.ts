// `npm run balance`: all six abductors with the sets of both games, and what each card is worth, into docs/balance.md.
import { balancePage } from './balance/page.ts'
import { lastProposed, proposalPart } from './balance/proposal.ts'
import { playProposed } from './balance/proposed.ts'
import { lastStudy, playStudy } from './balance/study.ts'
import { writePart } from './marked-part.ts'
import { misuse, typed, wholeNumber } from './misuse.ts'
import { inRoot } from './root.ts'

const HELP = `npm run balance -- [--games N] [--cards N] [--by POLICY] [--proposal N] [--only PART] [--write]
                    [--queue postgres://…]

Plays every abductor with the sets of his own game and of the other one, by rules of thumb and by the quick tier, and
once more without each card; --games 0 plays none of this. The same command goes on after a stop (reports/balance), other
weights begin anew. Then the deep tier plays --proposal games with the values of docs/examples/proposed-values.json, as
far as it has not yet; 0 plays nothing. --only study or --only proposal does one of both. What came of them is kept in
docs/figures/balance; --write puts that into docs/balance.md.`

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
  const settings = studySettings()
  const proposalGames = wholeNumber('proposal', values.proposal)
  for (const part of parts) {
    const text = await (part === 'study' ? study(settings) : proposal(proposalGames))
    if (values.write) writePart(inRoot('docs/balance.md'), part, text)
    else console.log(text)
  }
}

/** Null if nothing shall be played. */
function studySettings(): readonly string[] | null {
  const games = wholeNumber('games', values.games)
  const cards = wholeNumber('cards', values.cards, 1)
  return games === 0 ? null : ['--games', `${games}`, '--cards', `${cards}`, '--by', values.by]
}

async function study(settings: readonly string[] | null): Promise<string> {
  if (settings !== null)
    await playStudy(settings, values.queue === undefined ? [] : ['--queue', values.queue])
  return balancePage(lastStudy())
}

async function proposal(games: number): Promise<string> {
  await playProposed(games)
  return proposalPart(lastProposed())
}
