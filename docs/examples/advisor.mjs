// The advisor as a library: answers on a position that get better, stopped when it is enough. `npm run build` first.
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { ADVICE, brainFor, Explanation, Instant, improvingAdvice, withFiner } from '@negotiator/advisor'
import { gameContent } from '@negotiator/content'
import { compileGame, newState, SeededChance, step } from '@negotiator/rules'

const weights = (name) =>
  gunzipSync(readFileSync(new URL(`../../packages/advisor/weights/${name}.weights.gz`, import.meta.url)))

const game = compileGame(gameContent('lijah', 'cw'))
const coarse = brainFor(game, weights('lijah-cw'), weights('any-any')) // null instead of its own: as for any other game
const brain = withFiner(game, coarse, weights('lijah-cw.finer')) // for the search; not every abductor has them

const table = { game, state: newState(game), chance: new SeededChance('my seed'), log: [] }
step(table, { play: 'small-talk' })

const version = 1 // comes back with every answer, so that a late one to an old question is noticed
let last
for (const advice of improvingAdvice(game, table.state, version, brain.network, ADVICE, brain.thorough)) {
  last = advice // a chance, and every legal move, best first
  if (advice.playouts >= 40) break // a few milliseconds lie between two answers: a worker can listen, and stop
}

const { ranking } = new Explanation(game, table.state, new Instant(game, brain.network), last)
const percent = (share) => `${(100 * share).toFixed(1)} %`
console.log(`wins ${percent(last.chance)} ± ${(100 * last.margin).toFixed(1)}`)
for (const { action, value } of ranking) console.log(`${percent(value)} ${JSON.stringify(action)}`)
