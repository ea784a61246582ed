import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { DecisionStream } from '@negotiator/rules'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../src/lab/queue/database.ts'
import { taskId } from '../src/lab/queue/task-id.ts'
import { postgresqlBin, type Server, startPostgresql } from './postgresql.ts'
import { BIN, cleanEnv, negotiator } from './run-negotiator.ts'
import { learnAny, newWeightsFolder } from './tiny-weights.ts'

const STUDY = [
  'donna',
  '--players',
  'greedy',
  '--games',
  '1000',
  '--cards',
  '120',
  '--numbers',
  '0',
  '--json',
]
const DUEL = ['donna', '--against', 'cw', '--json']

let server: Server
let env: Record<string, string> = {}
beforeAll(async () => {
  if (postgresqlBin === undefined) return
  server = await startPostgresql()
  const weights = newWeightsFolder()
  learnAny(weights)
  env = { NEGOTIATOR_WEIGHTS: weights }
})
afterAll(() => server?.stop())

const running = new Set<ChildProcess>()

interface Process {
  readonly child: ChildProcess
  readonly output: { stdout: string; stderr: string }
  readonly ended: Promise<unknown>
}

function start(args: readonly string[], more: Record<string, string> = {}): Process {
  const child = spawn(process.execPath, [BIN, ...args], {
    env: cleanEnv({ ...env, ...more }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]!.on('data', (words) => {
      output[name] += words
    })
  }
  const ended = once(child, 'close').then(() => running.delete(child))
  return { child, output, ended }
}

const worker = (more?: Record<string, string>) =>
  start(['worker', '--queue', server.url, '--threads', '1'], more)
const submit = (job: readonly string[]) => start(['lab', ...job, '--queue', server.url, '--lease', '2s'])

afterEach(async () => {
  for (const child of running) child.kill('SIGKILL')
  while (running.size > 0) await setTimeout(50)
})

/** How many rows are left of jobs, results and tasks. */
async function leftovers(): Promise<number[]> {
  const database = await openDatabase('en', server.url)
  const tables = ['negotiator_lab.job', 'negotiator_lab.result', 'negotiator_queue.job']
  const counts = []
  for (const table of tables)
    counts.push(Number((await database.sql(`select count(*) from ${table}`))[0]!.count))
  await database.close()
  return counts
}

describe.skipIf(postgresqlBin === undefined)('the queue on PostgreSQL', () => {
  it.each([
    ['a study', STUDY],
    ['a duel', DUEL],
  ])('gives the bytes of one machine: %s', async (_, job) => {
    const here = await negotiator(['lab', ...job], { env })
    const workers = [worker(), worker()]
    const { child, output, ended } = submit(job)
    await ended
    expect([child.exitCode, output.stdout]).toEqual([0, here.stdout])
    // Nothing stays behind, and workers end when they are told to.
    expect(await leftovers()).toEqual([0, 0, 0])
    for (const each of workers) each.child.kill('SIGTERM')
    await Promise.all(workers.map((each) => each.ended))
    expect(workers.map((each) => each.child.exitCode)).toEqual([0, 0])
    expect(workers.map((each) => each.output.stderr).join()).toMatch(/pieces of work done/)
  })

  it('gives them whoever is killed at random in between, the submitter too', async () => {
    const here = await negotiator(['lab', ...STUDY], { env })
    const stream = new DecisionStream('who is killed')
    const workers = [worker(), worker(), worker()]
    let submitter = submit(STUDY)
    let killed = 0
    while (submitter.child.exitCode === null) {
      await Promise.race([submitter.ended, setTimeout(150 + stream.below(350))])
      if (submitter.child.exitCode !== null || killed >= 12) continue
      killed++
      if (killed % 4 === 0) {
        submitter.child.kill('SIGKILL')
        await submitter.ended
        submitter = submit(STUDY)
      } else {
        const which = stream.below(workers.length)
        workers[which]!.child.kill('SIGKILL')
        workers[which] = worker()
      }
    }
    await submitter.ended
    expect(killed).toBeGreaterThan(2)
    expect(submitter.output.stdout).toBe(here.stdout)
    expect(await leftovers()).toEqual([0, 0, 0])
  })

  it('throws a result away that cannot be true, and has it played again', async () => {
    const here = await negotiator(['lab', ...DUEL], { env })
    const { child, ended, output } = submit(DUEL)
    const database = await openDatabase('en', server.url)
    let key = ''
    while (key === '' && child.exitCode === null) {
      key = `${(await database.sql('select key from negotiator_lab.job'))[0]?.key ?? ''}`
      await setTimeout(100)
    }
    for (const [task, played] of [
      [0, '{"tally":{},"wins":"1"}'],
      [1, 'no JSON'],
      [99_999, '{}'],
    ]) {
      await database.sql('insert into negotiator_lab.result (job, task, played) values ($1, $2, $3)', [
        key,
        task,
        played,
      ])
    }
    // A task that is none harms nobody.
    await database.boss.insert([{ name: 'negotiator-lab', data: { job: 1, task: 'x' } }])
    await database.boss.insert([{ name: 'negotiator-lab', data: { job: key, task: 1e9 } }])
    await database.close()
    worker()
    await ended
    expect(output.stdout).toBe(here.stdout)
  })

  it('leaves a job to others that a worker has other weights for', async () => {
    const other = newWeightsFolder()
    learnAny(other, 'other')
    const job = ['donna', '--players', 'instant', '--games', '20', '--cards', '0', '--numbers', '0', '--json']
    const here = await negotiator(['lab', ...job], { env })
    const { ended, output, child } = submit(job)
    const wrong = worker({ NEGOTIATOR_WEIGHTS: other })
    while (!wrong.output.stderr.includes('other weights')) await setTimeout(100)
    expect(child.exitCode).toBeNull()
    worker()
    await ended
    expect(output.stdout).toBe(here.stdout)
  })

  it('is made once, however many come to an empty database at the same time', { retry: 0 }, async () => {
    for (let round = 0; round < 10; round++) {
      const empty = await openDatabase('en', server.url)
      await empty.sql('drop schema negotiator_queue, negotiator_lab cascade')
      await empty.close()
      const opened = Array.from({ length: 6 }, () => openDatabase('en', server.url))
      for (const database of await Promise.all(opened)) await database.close()
    }
    expect(await leftovers()).toEqual([0, 0, 0])
  })

  it('says so when the database cannot be reached', async () => {
    const { status, stderr } = await negotiator(['lab', ...DUEL, '--queue', 'postgres://127.0.0.1:1/none'], {
      env,
    })
    expect(status).toBe(1)
    expect(stderr).toContain('cannot be reached')
  })
})

describe('the id of a task', () => {
  it('is the same for the same task, and no other', () => {
    expect(taskId('0123456789abcdef', 258)).toBe('01234567-89ab-cdef-0000-000000000102')
    expect(taskId('0123456789abcdef', 259)).not.toBe(taskId('0123456789abcdef', 258))
  })
})
