// `npm run bench:advisor`: how often each policy wins against each abductor; goes on where it was stopped.
import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { misuse, typed, wholeNumber } from './misuse.ts'
import { inRoot } from './root.ts'
import { strengthData, strengthPage } from './strength/page.ts'
import { ALL_TASKS, POLICIES, type Task } from './strength/wanted.ts'

const HELP = `npm run bench:advisor -- [--abductor ID] [--policy NAME] [--games N] [--jobs N] [--write] [--json]

Plays every policy (${Object.keys(POLICIES).join(', ')}) against every abductor with the sets of his own pack, the
same games for all, and prints a table with 95 % intervals. What was played is kept in docs/figures/strength, so a run
that was stopped goes on; other weights, rules or cards begin anew. --games is the most per task (each policy has its
own number); --write puts the table into docs/strength.md; with --games 0 nothing is played.`

const { values } = typed({
  options: {
    abductor: { type: 'string', default: 'all' },
    policy: { type: 'string', default: 'all' },
    games: { type: 'string', default: '10000' },
    jobs: { type: 'string', default: `${availableParallelism()}` },
    write: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(HELP)
} else {
  await playAll(wholeNumber('games', values.games), Math.max(1, wholeNumber('jobs', values.jobs)))
  if (values.json) console.log(JSON.stringify(strengthData()))
  else console.log(strengthPage())
  if (values.write) writeFileSync(inRoot('docs/strength.md'), strengthPage())
}

async function playAll(most: number, jobs: number): Promise<void> {
  const queue = ALL_TASKS.filter(
    ({ abductor, policy }) =>
      (values.abductor === 'all' || values.abductor === abductor) &&
      (values.policy === 'all' || values.policy === policy),
  )
  if (queue.length === 0) misuse('no such abductor or policy')
  const total = queue.length
  let done = 0
  const work = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      await play(task, Math.min(most, POLICIES[task.policy]))
      process.stderr.write(`${++done} of ${total}: ${task.policy} against ${task.abductor}\n`)
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
}

function play({ abductor, pack, policy }: Task, games: number): Promise<void> {
  if (games === 0) return Promise.resolve()
  const script = fileURLToPath(new URL('./strength/play.js', import.meta.url))
  const child = spawn(process.execPath, [script, abductor, pack, policy, `${games}`], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`${policy} against ${abductor}: stopped (${code})`)),
    )
  })
}
