import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const SCRIPT = fileURLToPath(new URL('../chromium.mjs', import.meta.url))

function lookFor(env: Record<string, string>): { status: number | null; said: string } {
  const { CHROMIUM: _, NO_BROWSER: __, ...rest } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [SCRIPT], {
    encoding: 'utf8',
    env: { ...rest, ...env },
  })
  return { status, said: stdout + stderr }
}

it('fails without a browser, in one line that says how to get one', () => {
  const { status, said } = lookFor({ CHROMIUM: '/nowhere/chromium' })
  expect(status).toBe(1)
  expect(said.trim().split('\n')).toHaveLength(1)
  expect(said).toContain('No Chromium at /nowhere/chromium')
  expect(said).toContain('apt-get install -y chromium-headless-shell')
  expect(said).toContain('NO_BROWSER=1')
})

it('does without if asked to', () => {
  const { status, said } = lookFor({ CHROMIUM: '/nowhere/chromium', NO_BROWSER: '1' })
  expect([status, said]).toEqual([0, 'NO_BROWSER=1: the tests in a browser are left out.\n'])
})

it('takes the browser that is named', () => {
  expect(lookFor({ CHROMIUM: process.execPath })).toEqual({
    status: 0,
    said: `Chromium: ${process.execPath}\n`,
  })
})
