// `npm run bench:calibration`: does the advisor win as often as it says?
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { ABDUCTORS } from '@negotiator/content'
import { calibrationPage, lastSaid, reliabilityPlot } from './calibration/page.ts'
import { typed, wholeNumber } from './misuse.ts'
import { inRoot } from './root.ts'

const HELP = `npm run bench:calibration -- [--games N] [--write]

Plays N games (20 000) of the quick tier per abductor, and as many with the finer tables where there are any, takes one
position of each, and compares the predicted chance of winning with how often it won, by tenths. What was played is kept
in docs/figures/calibration, so a run that was stopped goes on; other weights, or others that they are evened out by, begin
anew. With --games 0 nothing is played. --write puts table and plot into docs/calibration.md and .svg.`

const { values } = typed({
  options: {
    games: { type: 'string', default: '20000' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(HELP)
} else {
  const games = wholeNumber('games', values.games)
  if (games > 0) await playAll(games)
  const all = lastSaid()
  const page = calibrationPage(all)
  console.log(page)
  if (values.write) {
    writeFileSync(inRoot('docs/calibration.md'), page)
    writeFileSync(inRoot('docs/calibration.svg'), reliabilityPlot(all))
  }
}

/** One abductor on every core at a time. */
async function playAll(games: number): Promise<void> {
  const queue = [...ABDUCTORS]
  const script = fileURLToPath(new URL('./calibration/play.js', import.meta.url))
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { abductor, pack } = next
      await promisify(execFile)(process.execPath, [script, abductor.id, pack, `${games}`])
      process.stderr.write(`${abductor.id}: ${games} games\n`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}
