// `npm run train`: learns the weights of the advisor; goes on where it was stopped.
import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { resolve as absolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { misuse, typed, wholeNumber } from './misuse.ts'
import { drawCurves } from './train/curves.ts'
import { INTERRUPTED, type Lesson } from './train/lesson.ts'
import { lessons, nameOf } from './train/lessons.ts'
import { shipWeights } from './train/ship.ts'
import { whyNotToShip } from './train/why-not-to-ship.ts'

const HELP = `npm run train -- [--abductor ID] [--games N] [--jobs N] [--finer] [--anew] [--ship] [--values FILE]
                  [--curves]

Learns the advisor's weights by play, for every abductor with the sets of his own pack, and once for any game (ID
'any'). Checkpoints go to reports/train; a run that was stopped, or is given more --games (1 000 000), goes on from
there, also after Ctrl-C; without a checkpoint it goes on from the weights of the repository, with --anew from nothing
(a checkpoint that is there is put aside as .former). Then, or with
--ship at once, what a checkpoint holds is written to packages/advisor/weights and the learning curves to
docs/learning-curves.svg; only with --ship if it wins less than what is there, or if finer tables correct what is there
(they fit no other weights, and have to be learned anew). With --finer it learns what finer tables add to the weights of the repository, for the
thorough tier; they fit these very weights only. With --values it learns the values that a pack file gives to the
cards, into a folder of reports/values that NEGOTIATOR_WEIGHTS can name; nothing is shipped. With --curves it only
draws the learning curves anew. The same seed, rules, cards and trainer (its
number stands in the header of the weights) give the same weights, if they go on from the same ones.`

const { values } = typed({
  options: {
    abductor: { type: 'string', default: 'all' },
    games: { type: 'string', default: '1000000' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    finer: { type: 'boolean', default: false },
    anew: { type: 'boolean', default: false },
    ship: { type: 'boolean', default: false },
    values: { type: 'string' },
    curves: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const all = lessons(values.finer, values.values === undefined ? null : absolute(values.values))
const wanted = all.filter(({ abductor }) => values.abductor === 'all' || values.abductor === abductor)

if (values.help) console.log(HELP)
else if (values.curves) drawCurves()
else if (wanted.length === 0)
  misuse(`--abductor: expected all or one of ${all.map(({ abductor }) => abductor).join(', ')}`)
else if (values.ship) for (const lesson of wanted) shipWeights(lesson)
else if (await learnAll(wholeNumber('games', values.games, 1), wholeNumber('jobs', values.jobs, 1)))
  for (const lesson of wanted) shipUnlessUnwise(lesson)
else process.exitCode = INTERRUPTED

function shipUnlessUnwise(lesson: Lesson): void {
  const reason = whyNotToShip(lesson)
  if (reason === null) shipWeights(lesson)
  else console.log(`${nameOf(lesson)}: not shipped, ${reason}; --ship ships it all the same`)
}

/** False if it was interrupted: those who learn write down how far they are before they end. */
async function learnAll(games: number, jobs: number): Promise<boolean> {
  const queue = [...wanted]
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
    queue.length = 0
  }
  process.on('SIGINT', interrupt)
  const isAlone = Math.min(jobs, queue.length) === 1
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) await learn(next, games, isAlone)
  }
  await Promise.all(Array.from({ length: jobs }, work))
  process.off('SIGINT', interrupt)
  return !isInterrupted
}

function learn(lesson: Lesson, games: number, isAlone: boolean): Promise<void> {
  const script = fileURLToPath(new URL('./train/learn.js', import.meta.url))
  const flags = [...(values.anew ? ['anew'] : []), ...(isAlone ? ['alone'] : [])]
  const args = [script, JSON.stringify(lesson), `${games}`, ...flags]
  const child = spawn(process.execPath, args, { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('exit', (code) => {
      if (code === 0 || code === INTERRUPTED) resolve()
      else reject(new Error(`${nameOf(lesson)}: stopped (${code})`))
    })
  })
}
