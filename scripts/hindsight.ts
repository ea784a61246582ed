// `npm run bench:hindsight`: how many games could be won by somebody who knows everything that comes.
import { ABDUCTOR_IDS } from '@negotiator/content'
import { type Count, countFor, NODES } from './hindsight/count.ts'
import { hindsightPart } from './hindsight/page.ts'
import { writePart } from './marked-part.ts'
import { misuse, typed, wholeNumber } from './misuse.ts'
import { inRoot } from './root.ts'

const HELP = `npm run bench:hindsight -- [options]

For each seed: is there a line of play that wins, with all dice and draws known? A found line is a proof, and so is a
search that has tried every line; a search that used up its effort counts as winnable, so that the share is a true
upper bound for every player. Goes on where a stopped run was; what is done is kept in docs/figures/hindsight/.

  --abductor ID  one abductor only (default: all, each with the sets of his own pack)
  --games N      games per abductor (default 1000); with 0 none is judged
  --nodes N      positions to go on from for each game (default ${NODES}); each number has a file of its own
  --json         print the counts as one JSON object instead of the table
  --write        put the table of all, beside what the advisor wins, into docs/strength-exact.md
  --help         this text
`

const { values } = typed({
  options: {
    abductor: { type: 'string' },
    games: { type: 'string', default: '1000' },
    nodes: { type: 'string', default: `${NODES}` },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else run(wholeNumber('games', values.games), wholeNumber('nodes', values.nodes, 1))

function run(games: number, nodes: number): void {
  const wanted = values.abductor === undefined ? ABDUCTOR_IDS : [values.abductor]
  if (!wanted.every((id) => ABDUCTOR_IDS.includes(id))) misuse(`--abductor: ${values.abductor} is unknown`)
  const counts: Record<string, Count> = {}
  for (const id of wanted) counts[id] = countFor(id, games, nodes, (text) => console.error(text))
  console.log(values.json ? JSON.stringify(counts, null, 2) : hindsightPart(nodes))
  if (values.write) writePart(inRoot('docs/strength-exact.md'), 'hindsight', hindsightPart(nodes))
}
