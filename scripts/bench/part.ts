import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type Answer, PARTS, type PartId } from './parts.ts'

/** Names the part that a process of the bench shall run. */
const PART = 'NEGOTIATOR_BENCH_PART'

/** One part of the bench, in a process of its own that waits until it is asked. */
export interface Part<P extends PartId> {
  ask(seconds: number): Promise<Answer<P>>
  stop(): void
}

export function startPart<P extends PartId>(id: P, flags: readonly string[] = []): Part<P> {
  const child = fork(process.argv[1]!, {
    // One core means one: no helper threads for the compiler or the garbage collector.
    execArgv: ['--single-threaded', '--enable-source-maps', ...flags],
    // In production boardgame.io and immer leave out their checks.
    env: { ...process.env, NODE_ENV: 'production', [PART]: id },
  })
  return {
    ask: (seconds) => answer(child, id, seconds),
    stop: () => child.kill(),
  }
}

async function answer<P extends PartId>(child: ChildProcess, id: P, seconds: number): Promise<Answer<P>> {
  const settled = new AbortController()
  const { signal } = settled
  const died = once(child, 'exit', { signal }).then(() => {
    throw new Error(`${id} ended before it had answered (see above)`)
  })
  died.catch(() => {})
  child.send(seconds)
  try {
    const [reply] = await Promise.race([once(child, 'message', { signal }), died])
    return reply
  } finally {
    settled.abort()
  }
}

/** In a process that `startPart` made: answers until it is stopped. */
export async function servePart(): Promise<boolean> {
  const id = process.env[PART]
  if (id === undefined) return false
  const run = await PARTS[id as PartId]()
  process.on('message', async (seconds: number) => process.send?.(await run(seconds)))
  return true
}
