import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, vi } from 'vitest'
import { run } from '../src/program.ts'

/** The program as it is installed: built, and started as a process of its own. */
export const BIN = fileURLToPath(new URL('../bin/negotiator.js', import.meta.url))
export const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

if (!existsSync(join(DIST, 'bundle.js')))
  throw new Error('Not built: run `npx tsc -b && node scripts/bundle.mjs` first.')

const changed = (name: string): number => statSync(join(DIST, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
const modules = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
)

if (modules.some((name) => changed(name) > changed('bundle.js')))
  throw new Error('The bundle is older than the build: run `npx tsc -b && node scripts/bundle.mjs` first.')

const folders: string[] = []

/** An empty folder that is gone when the tests of this file are done. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'negotiator-test-'))
  folders.push(folder)
  return folder
}

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
})

type Env = Readonly<Record<string, string>>

interface Result {
  readonly status: number | null
  readonly stdout: string
  readonly stderr: string
}

/** Nothing of the tester's own settings gets in: not the language, not the colours, not the saves. */
export function cleanEnv(env: Env = {}): Record<string, string> {
  const { PATH = '', SystemRoot = '' } = process.env
  return { PATH, SystemRoot, NEGOTIATOR_HOME: '/nowhere/at/all', ...env }
}

/** Where the process itself is the point. */
export function spawnNegotiator(
  args: readonly string[],
  { env, input = '' }: { env?: Env; input?: string | Uint8Array } = {},
): Result {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    env: cleanEnv(env),
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

/** The same without a new process, which takes most of the time: what it writes is caught, nothing else differs. */
export async function negotiator(args: readonly string[], { env }: { env?: Env } = {}): Promise<Result> {
  const written = { stdout: '', stderr: '' }
  const before = { env: process.env, exitCode: process.exitCode }
  for (const name of ['stdout', 'stderr'] as const) {
    vi.spyOn(process[name], 'write').mockImplementation((words) => {
      written[name] += words
      return true
    })
  }
  process.env = cleanEnv(env)
  process.exitCode = undefined
  try {
    await run(args)
    return { status: Number(process.exitCode ?? 0), ...written }
  } finally {
    process.env = before.env
    process.exitCode = before.exitCode
    vi.restoreAllMocks()
  }
}
