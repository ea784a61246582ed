import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BIN, cleanEnv, negotiator, newFolder } from './run-negotiator.ts'

const WRITERS = [
  ['set', 'new'],
  ['set', 'random'],
  ['pack', 'new', 'mine'],
]

describe('a file that cannot be written', () => {
  it.each(WRITERS)('is no surprise of ours: %s %s', async (...args) => {
    const notAFolder = join(newFolder(), 'file')
    writeFileSync(notAFolder, '')
    const out = join(notAFolder, 'out.json')
    const { status, stdout, stderr } = await negotiator([...args, '--out', out])
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toBe(`negotiator: ${out} is not a file, or its folder is not a folder.\n`)
  })

  // `ulimit -f` is a full disk that needs no privileges: see atomic-write.test.ts.
  it.skipIf(process.platform === 'win32')('is told before puzzles are looked for', () => {
    const out = join(newFolder(), 'puzzles.json')
    const shell = ['-c', 'ulimit -f 0; exec "$@"', 'sh', process.execPath, BIN, 'puzzles', '--out', out]
    const { status, stderr } = spawnSync('/bin/sh', shell, { env: cleanEnv(), encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(`The disk is full: `)])
    expect(stderr).toContain(out)
  })

  it('is written where its folder only has to be made', async () => {
    const out = join(newFolder(), 'new', 'set.json')
    expect(await negotiator(['set', 'new', '--out', out])).toMatchObject({ status: 0, stderr: '' })
    expect(existsSync(out)).toBe(true)
  })
})
