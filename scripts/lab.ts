// `npm run bench:lab`: how many games a lab plays, how it scales with threads, what the queue costs.
import type { ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { timesBySlices } from './bench/by-slices.ts'
import { spread } from './bench/statistics.ts'
import { typed, wholeNumber } from './misuse.ts'
import { negotiator, start } from './negotiator.ts'

const HELP = `npm run bench:lab -- [--rounds N] [--greedy N] [--instant N] [--queue postgres://…]

Runs whole labs as processes, with one thread and with two, by turns in slices of half a second, and takes the median
of the rounds; the start of the program counts too, so a run should take twenty seconds or more. --greedy and --instant:
games of one run. With --queue (an empty database) also the same lab through the queue with one worker of one thread,
against one thread without a queue.`

const { values } = typed({
  options: {
    rounds: { type: 'string', default: '5' },
    greedy: { type: 'string', default: '20000' },
    instant: { type: 'string', default: '600' },
    queue: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

const rounds = wholeNumber('rounds', values.rounds, 1)

if (values.help) console.log(HELP)
else await measure()

function median(times: readonly number[]): number {
  return spread(times).median
}

async function measure(): Promise<void> {
  console.log(`${availableParallelism()} processors, ${values.rounds} rounds, medians`)
  for (const policy of ['greedy', 'instant'] as const) {
    const games = wholeNumber(policy, values[policy], 1)
    // The first start reads files that the others find in memory.
    await negotiator(labArgs(policy, 1, ['--threads', '1']))
    await measureThreads(policy, games)
    if (values.queue !== undefined) await measureQueue(policy, games, values.queue)
  }
}

async function measureThreads(policy: string, games: number): Promise<void> {
  const times: [one: number, two: number][] = []
  for (let round = 0; round < rounds; round++) {
    const labs = ['1', '2'].map((threads) => started(policy, games, ['--threads', threads]))
    times.push(await timesBySlices([[labs[0]!], [labs[1]!]]))
  }
  const rate = (which: 0 | 1) => (games / median(times.map((each) => each[which]))).toFixed(0)
  const scaling = median(times.map(([one, two]) => one / two))
  console.log(`${policy}, 1 thread:  ${rate(0)} games/s`)
  console.log(`${policy}, 2 threads: ${rate(1)} games/s, ${scaling.toFixed(2)} ×`)
}

async function measureQueue(policy: string, games: number, queue: string): Promise<void> {
  const worker = start(['worker', '--queue', queue, '--threads', '1'])
  try {
    // Lets the worker load its weights.
    await negotiator(labArgs(policy, 1, ['--queue', queue]))
    const overheads: number[] = []
    for (let round = 0; round < rounds; round++) {
      const direct = started(policy, games, ['--threads', '1'])
      const queued = started(policy, games, ['--queue', queue])
      const [without, through] = await timesBySlices([[direct], [queued, worker]])
      worker.kill('SIGCONT')
      overheads.push(through / without - 1)
    }
    console.log(
      `${policy}, queue:     ${(100 * median(overheads)).toFixed(1)} % more time than 1 thread without it`,
    )
  } finally {
    worker.kill('SIGTERM')
  }
}

function labArgs(policy: string, games: number, how: readonly string[]): string[] {
  const only = ['--players', policy, '--games', `${games}`, '--cards', '0', '--numbers', '0', '--json']
  return ['lab', 'donna', ...only, ...how]
}

/** Nobody reads what it finds out. */
function started(policy: string, games: number, how: readonly string[]): ChildProcess {
  const lab = start(labArgs(policy, games, how))
  lab.stdout!.resume()
  return lab
}
