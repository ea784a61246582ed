// `npm run bench:lab`: how many games a lab plays, how it scales with threads, what the queue costs.
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { spread } from './bench/statistics.ts'
import { wholeNumber } from './misuse.ts'
import { negotiator, start } from './negotiator.ts'

const HELP = `npm run bench:lab -- [--rounds N] [--greedy N] [--instant N] [--queue postgres://…]

Runs whole labs as processes, by turns, and takes the median of the rounds; the start of the program counts too, so a
run should take twenty seconds or more. --greedy and --instant: games of one run. Two labs of one thread beside each
other show what the machine has to give. With --queue (an empty database) also the same lab through the queue with one
worker of one thread, against one thread without a queue.`

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    greedy: { type: 'string', default: '20000' },
    instant: { type: 'string', default: '600' },
    queue: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

if (values.help) console.log(HELP)
else await measure()

function median(times: readonly number[]): number {
  return spread(times).median
}

async function measure(): Promise<void> {
  const { queue } = values
  const worker = queue === undefined ? null : start(['worker', '--queue', queue, '--threads', '1'])
  try {
    console.log(`${availableParallelism()} processors, ${values.rounds} rounds, medians`)
    await measurePolicy('greedy', wholeNumber('greedy', values.greedy, 1), queue)
    await measurePolicy('instant', wholeNumber('instant', values.instant, 1), queue)
  } finally {
    worker?.kill('SIGTERM')
  }
}

async function measurePolicy(policy: string, games: number, queue: string | undefined): Promise<void> {
  const times = { one: [] as number[], two: [] as number[], apart: [] as number[], queue: [] as number[] }
  // The first start reads files that the others find in memory, and lets the worker load its weights.
  await timed(policy, 1, ['--threads', '1'])
  if (queue !== undefined) await timed(policy, 1, ['--queue', queue])
  for (let round = wholeNumber('rounds', values.rounds, 1); round > 0; round--) {
    times.one.push(await timed(policy, games, ['--threads', '1']))
    times.two.push(await timed(policy, games, ['--threads', '2']))
    const both = [1, 2].map(() => timed(policy, games, ['--threads', '1']))
    times.apart.push(Math.max(...(await Promise.all(both))))
    if (queue !== undefined) times.queue.push(await timed(policy, games, ['--queue', queue]))
  }
  const scaling = median(times.one.map((one, i) => one / times.two[i]!))
  console.log(`${policy}, 1 thread:  ${(games / median(times.one)).toFixed(0)} games/s`)
  console.log(
    `${policy}, 2 threads: ${(games / median(times.two)).toFixed(0)} games/s, ${scaling.toFixed(2)} ×`,
  )
  const most = median(times.one.map((one, i) => (2 * one) / times.apart[i]!))
  console.log(`${policy}, 2 programs: ${most.toFixed(2)} ×, what the machine gives`)
  if (queue === undefined) return
  const overhead = median(times.queue.map((time, i) => time / times.one[i]! - 1))
  console.log(`${policy}, queue:     ${(100 * overhead).toFixed(1)} % more time than 1 thread without it`)
}

/** Seconds. */
async function timed(policy: string, games: number, how: readonly string[]): Promise<number> {
  const only = ['--players', policy, '--games', `${games}`, '--cards', '0', '--numbers', '0', '--json']
  const started = performance.now()
  await negotiator(['lab', 'donna', ...only, ...how])
  return (performance.now() - started) / 1000
}
