import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const BIN = fileURLToPath(new URL('../../apps/cli/bin/negotiator.js', import.meta.url))

/** The terminal program as a process; what it writes to standard error is shown. */
export const start = (args: readonly string[], env: NodeJS.ProcessEnv = {}): ChildProcess =>
  spawn(process.execPath, [BIN, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })

/** Runs it to its end and gives what it wrote; whatever goes wrong ends the script. */
export async function negotiator(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<string> {
  const child = start(args, env)
  let written = ''
  child.stdout!.on('data', (words) => {
    written += words
  })
  const [status] = await once(child, 'close')
  if (status !== 0) process.exit(typeof status === 'number' ? status : 1)
  return written
}
