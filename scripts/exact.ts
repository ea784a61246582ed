// `npm run bench:exact`: how far the advisor is from perfect play, on games small enough to be solved.
import { MINIATURES } from '@negotiator/advisor'
import { lastMeasured, lastMeasuredOfAll, measure, TRAINING_GAMES } from './exact/measure.ts'
import { exactPart, tableOf } from './exact/print.ts'
import type { ExactRow } from './exact/result.ts'
import { writePart } from './marked-part.ts'
import { misuse, typed, wholeNumber } from './misuse.ts'
import { inRoot } from './root.ts'

const HELP = `npm run bench:exact -- [options]

Solves reduced games exactly, trains the advisor on each as on the whole games, works out exactly how often its quick
tier wins, and adds up what the choices of the thorough one lose over games. Goes on where a stopped run was; what is
done is kept in docs/figures/exact/.

  --only NAME   one of ${MINIATURES.map(({ name }) => name).join(', ')}
  --games N     training games for each (default ${TRAINING_GAMES})
  --last        measure nothing: what was measured last
  --json        print one JSON object instead of the table
  --write       put the table of all into docs/strength-exact.md; what was measured with other settings is marked
  --help        this text
`

const { values } = typed({
  options: {
    only: { type: 'string' },
    games: { type: 'string', default: `${TRAINING_GAMES}` },
    last: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else run(wholeNumber('games', values.games, 1))

function run(games: number): void {
  const wanted = MINIATURES.filter(({ name }) => values.only === undefined || values.only === name)
  if (wanted.length === 0) misuse(`--only: ${values.only} is no miniature`)
  const rows: Record<string, ExactRow> = {}
  for (const miniature of wanted) {
    const say = (text: string) => console.error(text)
    rows[miniature.name] = values.last
      ? lastMeasured(miniature, games)
      : { result: measure(miniature, games, say), isOfToday: true }
  }
  console.log(values.json ? JSON.stringify(resultsOf(rows), null, 2) : tableOf(rows))
  if (values.write) writePart(inRoot('docs/strength-exact.md'), 'exact', exactPart(lastMeasuredOfAll(games)))
}

const resultsOf = (rows: Readonly<Record<string, ExactRow>>) =>
  Object.fromEntries(Object.entries(rows).map(([name, { result }]) => [name, result]))
