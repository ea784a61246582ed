// `npm run train`: learns the weights of the advisor; goes on where it was stopped.
import { spawn } from 'node:child_process'
import { resolve as absolute } from 'node:path'
import { fileURLToPath } from 'node:url'
import { misuse, typed, wholeNumber } from './misuse.ts'
import { drawCurves } from './train/curves.ts'
import { INTERRUPTED, type Lesson } from './train/lesson.ts'
import { lessons, nameOf } from './train/lessons.ts'
import { HELP, OPTIONS } from './train/options.ts'
import { shipWeights } from './train/ship.ts'
import { whyNotToShip } from './train/why-not-to-ship.ts'

const { values } = typed({ options: OPTIONS })

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
