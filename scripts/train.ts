// `npm run train`: learns the weights of the advisor; goes on where it was stopped.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { ABDUCTORS } from '@negotiator/content'
import { misuse, wholeNumber } from './misuse.ts'
import { ANY_GAME } from './train/lessons.ts'
import { shipWeights } from './train/ship.ts'

const HELP = `npm run train -- [--abductor ID] [--games N] [--jobs N] [--anew] [--ship]

Learns the advisor's weights by play, for every abductor with the sets of his own pack, and once for any game (ID
'any'). Checkpoints go to reports/train; a run that was stopped, or is given more --games (1 000 000), goes on from
there; without a checkpoint it goes on from the weights of the repository, with --anew from nothing. Then, or with
--ship at once, the weights are written to packages/advisor/weights and the learning curves to
docs/learning-curves.svg. The same seed, rules and cards (and weights to go on from) give the same weights.`

const { values } = parseArgs({
  options: {
    abductor: { type: 'string', default: 'all' },
    games: { type: 'string', default: '1000000' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    anew: { type: 'boolean', default: false },
    ship: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const all = [...ABDUCTORS.map(({ abductor, pack }) => ({ abductor: abductor.id, pack })), ANY_GAME]
const wanted = all.filter(({ abductor }) => values.abductor === 'all' || values.abductor === abductor)

if (values.help) console.log(HELP)
else if (wanted.length === 0)
  misuse(`--abductor: expected all or one of ${all.map(({ abductor }) => abductor).join(', ')}`)
else {
  if (!values.ship) await learnAll(wholeNumber('games', values.games, 1), wholeNumber('jobs', values.jobs, 1))
  for (const { abductor, pack } of wanted) shipWeights(abductor, pack)
}

async function learnAll(games: number, jobs: number): Promise<void> {
  const queue = [...wanted]
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await learn(next.abductor, next.pack, games)
  }
  await Promise.all(Array.from({ length: jobs }, work))
}

function learn(abductor: string, pack: string, games: number): Promise<void> {
  const script = new URL('./train/learn.js', import.meta.url).pathname
  const args = [script, abductor, pack, `${games}`, ...(values.anew ? ['anew'] : [])]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${abductor}: stopped (${code})`))))
  })
}
