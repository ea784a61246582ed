import { jobKey, type LabJob, type LabReport, LabRun, reportOf, secondsLeft, workOff } from '@negotiator/lab'
import { signal } from '@preact/signals'
import { painted } from '../app/painted.ts'
import { CrewPool, PoolProblem } from './crewPool.ts'
import { allKept, keepRun, type OpenRun, readRun } from './keptRun.ts'
import { deleteRun } from './labStore.ts'
import { namesOfWeights } from './learnedWeights.ts'
import { plan } from './plan.ts'

export type Phase =
  | 'loading'
  | 'missing'
  | 'damaged'
  | 'other-version'
  | 'other-weights'
  | 'no-advisor'
  | 'broken'
  | 'working'
  | 'stopped'
  | 'done'

/** More would only eat memory. */
export const MOST_WORKERS = 16

export const phase = signal<Phase>('loading')
/** What is known so far, how many games are played in a second, and how many seconds are left. */
export const shown = signal<{
  readonly run: LabRun
  readonly report: LabReport
  readonly rate: number
  readonly left: number
} | null>(null)
/** What broke, for whoever reports it. */
export const detail = signal('')
/** How many workers play; it never changes the results. */
export const workers = signal(Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2))

/** So that no worker has to wait for its next task. */
const TASKS_PER_WORKER = 2
/** Between two pictures: often enough to see it grow. */
const SHOW_MS = 250
const KEEP_MS = 1000
/** Writing may take a twentieth of the time, not more. */
const PATIENCE = 20

let current: OpenRun | null = null
let pool: CrewPool | null = null
let latest = 0

/** Takes a question on, or goes on with it if it was asked before; gives back its key for the address. */
export async function begin(job: LabJob): Promise<string> {
  close()
  const key = jobKey(job)
  await painted()
  const before = await readRun(key)
  // What cannot be read must not stand in the way of what can.
  if (before === 'damaged' || before === 'other-version') await deleteRun(key)
  if (typeof before !== 'object') await plan(job)
  current = { key, run: typeof before === 'object' ? before.run : new LabRun(job), isStopped: false }
  keepRun(current)
  await allKept()
  return key
}

/** Lays a run out; it goes on unless it is over or was stopped. */
export async function open(key: string): Promise<void> {
  const mine = ++latest
  phase.value = 'loading'
  shown.value = null
  if (current?.key !== key) {
    await Promise.all([painted(), allKept()])
    const found = await readRun(key)
    if (mine !== latest) return
    if (typeof found === 'string') {
      phase.value = found
      return
    }
    current = found
  }
  show()
  if (current.run.isOver) phase.value = 'done'
  else if (current.isStopped) phase.value = 'stopped'
  else await start()
}

/** It was deleted. */
export function forget(key: string): void {
  if (current?.key === key) current = null
}

/** Goes on from what is known. */
export async function start(): Promise<void> {
  if (current === null) return
  const mine = ++latest
  const { run } = current
  const isMine = () => mine === latest
  if (current.isStopped) {
    current.isStopped = false
    keepRun(current)
    // Whatever is seen to work goes on when the page is opened again, also if it is closed right now.
    await allKept()
    if (!isMine()) return
  }
  phase.value = 'working'
  try {
    const names = await namesOfWeights(run.job)
    if (!isMine()) return
    if (`${names}` !== `${run.job.weights}`) {
      phase.value = 'other-weights'
      return
    }
    pool = new CrewPool(workers.peek())
    await playAll(run, pool, isMine)
    if (isMine()) finish('done')
  } catch (error) {
    if (!isMine()) return
    detail.value = error instanceof Error ? error.message : `${error}`
    // Before there is a pool, only the weights can fail.
    finish(pool === null || (error instanceof PoolProblem && error.isWeights) ? 'no-advisor' : 'broken')
  }
}

async function playAll(run: LabRun, crew: CrewPool, isMine: () => boolean): Promise<void> {
  const [before, tasksBefore, startedAt] = [run.games, run.added, performance.now()]
  let [shownAt, keptAt] = [0, startedAt]
  let pause = KEEP_MS
  await workOff(
    run,
    workers.peek() * TASKS_PER_WORKER,
    (chunk) => crew.play(chunk),
    () => !isMine(),
    () => {
      const now = performance.now()
      if (now - shownAt >= SHOW_MS) {
        shownAt = now
        const seconds = (now - startedAt) / 1000
        show((run.games - before) / seconds, secondsLeft(run, tasksBefore, seconds))
      }
      if (now - keptAt < pause) return
      keptAt = now
      keepRun(current!)
      pause = Math.max(KEEP_MS, PATIENCE * (performance.now() - now))
    },
  )
}

function show(rate = 0, left = Number.NaN): void {
  const { run } = current!
  shown.value = { run, report: reportOf(run), rate, left }
}

function finish(now: Phase): void {
  stopPool()
  show()
  keepRun(current!)
  phase.value = now
}

export function stop(): void {
  if (phase.peek() !== 'working') return
  stopPool()
  show()
  current!.isStopped = true
  keepRun(current!)
  phase.value = 'stopped'
}

/** The page is left: it goes on when it is opened again. */
export function close(): void {
  const wasWorking = pool !== null
  stopPool()
  if (wasWorking) keepRun(current!)
}

function stopPool(): void {
  latest++
  pool?.close()
  pool = null
}
