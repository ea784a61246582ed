// `npm run soak`: a million random games with every invariant, on all cores. A failure is kept by its seed.
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ALL_GAMES } from '@negotiator/testkit'
import { typed, wholeNumber } from './misuse.ts'
import type { SoakReport } from './soak/report.ts'

const HELP = `npm run soak -- [--games N] [--from N] [--threads N]

Plays N random games (1 000 000) over all abductors and packs, beginning with game number --from (0), and checks
every position: cards and hostages conserved, legal moves exactly those accepted, undo, save, load and replay lead
to the same hashes, nothing hidden in the state. Exits 1 if a game fails and writes it to reports/soak/.`

const { values } = typed({
  options: {
    games: { type: 'string', default: '1000000' },
    from: { type: 'string', default: '0' },
    threads: { type: 'string', default: `${availableParallelism()}` },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) {
  console.log(HELP)
} else {
  await soak(
    wholeNumber('games', values.games),
    wholeNumber('from', values.from),
    wholeNumber('threads', values.threads),
  )
}

async function soak(games: number, from: number, threads: number): Promise<void> {
  const started = Date.now()
  let done = 0
  const failures: SoakReport['failures'][number][] = []
  const show = () => {
    const seconds = (Date.now() - started) / 1000
    const left = done === 0 ? '?' : Math.round((seconds / done) * (games - done))
    process.stderr.write(
      `\r${done} of ${games} games, ${Math.round(done / seconds)} a second, ${left} s left `,
    )
  }
  const timer = setInterval(show, process.stderr.isTTY ? 500 : 60_000)
  await Promise.all(
    Array.from({ length: threads }, (_, thread) => {
      const worker = new Worker(new URL('./soak/worker.js', import.meta.url), {
        workerData: { first: from + thread, step: threads, end: from + games },
      })
      worker.on('message', (report: SoakReport) => {
        done += report.games
        failures.push(...report.failures)
      })
      return new Promise<void>((resolve, reject) => {
        worker.on('error', reject)
        worker.on('exit', () => resolve())
      })
    }),
  )
  clearInterval(timer)
  show()
  process.stderr.write('\n')
  for (const failure of failures) keep(failure)
  console.log(`${done} games over ${ALL_GAMES.length} combinations, ${failures.length} failed`)
  process.exitCode = failures.length > 0 || done !== games ? 1 : 0
}

function keep(failure: SoakReport['failures'][number]): void {
  const folder = new URL('../../reports/soak/', import.meta.url)
  mkdirSync(folder, { recursive: true })
  const file = new URL(`${failure.abductor}-${failure.pack}-${failure.number}.txt`, folder)
  writeFileSync(file, `${failure.message}\n`)
  console.error(`${failure.abductor} ${failure.pack} ${failure.number}: ${failure.message.split('\n')[0]}`)
}
