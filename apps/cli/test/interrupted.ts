import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { BIN, cleanEnv } from './run-negotiator.ts'

const LONGEST_START = 20_000

interface Interrupted {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/**
 * Runs the program and presses Ctrl-C after a while. How long a start takes is not known: one that was met before it
 * listened is begun again, and left more time.
 */
export async function interrupted(
  args: readonly string[],
  firstDelay: number,
  env: Record<string, string> = {},
): Promise<Interrupted> {
  for (let delay = firstDelay; ; delay *= 2) {
    const child = spawn(process.execPath, [BIN, ...args], {
      env: cleanEnv(env),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const) {
      child[name].on('data', (chunk) => {
        output[name] += chunk
      })
    }
    const closed = once(child, 'close')
    await setTimeout(delay)
    child.kill('SIGINT')
    const [status, signal] = await closed
    if (signal === null || delay >= LONGEST_START) return { status, ...output }
  }
}
