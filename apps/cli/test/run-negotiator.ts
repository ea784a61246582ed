import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The program as it is installed: built, and started as a process of its own. */
export const BIN = fileURLToPath(new URL('../bin/negotiator.js', import.meta.url))
export const DIST = fileURLToPath(new URL('../dist/', import.meta.url))

if (!existsSync(join(DIST, 'main.js'))) throw new Error('Not built: run `npx tsc -b apps/cli` first.')

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'negotiator-test-'))

interface Surroundings {
  readonly env?: Readonly<Record<string, string>>
  readonly input?: string | Uint8Array
}

/** Nothing of the tester's own settings gets in: not the language, not the colours, not the saves. */
export function cleanEnv(env: Surroundings['env'] = {}): Record<string, string> {
  const { PATH = '', SystemRoot = '' } = process.env
  return { PATH, SystemRoot, NEGOTIATOR_HOME: '/nowhere/at/all', ...env }
}

export function negotiator(args: readonly string[], { env, input = '' }: Surroundings = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    env: cleanEnv(env),
    input,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}
