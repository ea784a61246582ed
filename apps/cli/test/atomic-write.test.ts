import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import * as realFs from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { loadSave, saveText } from '@negotiator/session'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeAtomically } from '../src/atomic-write.ts'
import { fileProblem } from '../src/file-problem.ts'
import { randomSession } from './random-session.ts'
import { cleanEnv, DIST, newFolder } from './run-negotiator.ts'

/** The file system as it is, with an ear at the door and, when wanted, a foot in it. */
const watch = vi.hoisted(() => ({
  calls: [] as string[],
  failAt: '',
  after: '',
  partly: false,
  isReadOnly: false,
}))

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof realFs>()
  const watched = <F extends (...args: never[]) => unknown>(name: string, call: F): F =>
    ((...args: Parameters<F>) => {
      const isTime = watch.after === '' || watch.calls.includes(watch.after)
      watch.calls.push(name)
      if (watch.failAt === name && isTime) throw Object.assign(new Error('no'), { code: 'ENOSPC' })
      return call(...args)
    }) as F
  return {
    ...fs,
    openSync: watched('open', fs.openSync),
    // Node's own answers on a read-only disk.
    mkdirSync: ((folder: string, options?: { recursive?: boolean }) => {
      const code = options?.recursive ? 'ENOENT' : 'EROFS'
      if (watch.isReadOnly) throw Object.assign(new Error(code), { code })
      return fs.mkdirSync(folder, options)
    }) as typeof fs.mkdirSync,
    fsyncSync: watched('fsync', fs.fsyncSync),
    closeSync: watched('close', fs.closeSync),
    renameSync: watched('rename', fs.renameSync),
    writeSync: watched('write', ((fd: number, bytes: Uint8Array, at: number) =>
      // A disk that is nearly full takes less than it was given.
      fs.writeSync(fd, bytes, at, watch.partly ? 1 : bytes.length - at)) as typeof fs.writeSync),
  }
})

afterEach(() => {
  Object.assign(watch, { calls: [], failAt: '', after: '', partly: false, isReadOnly: false })
})

describe('an atomic write', () => {
  it('is on the disk before it takes the name, and the name is on the disk too', () => {
    const file = join(newFolder(), 'save.json')
    writeAtomically(file, 'new')
    const folderCalls = process.platform === 'win32' ? [] : ['open', 'fsync', 'close']
    expect(watch.calls).toEqual(['open', 'write', 'fsync', 'close', 'rename', ...folderCalls])
    expect(realFs.readFileSync(file, 'utf8')).toBe('new')
  })

  it('goes on where a part was taken', () => {
    const file = join(newFolder(), 'save.json')
    watch.partly = true
    writeAtomically(file, 'bit by bit')
    expect(realFs.readFileSync(file, 'utf8')).toBe('bit by bit')
  })

  it('makes the folders it needs, and says why it cannot', () => {
    const file = join(newFolder(), 'a', 'b', 'save.json')
    writeAtomically(file, 'new')
    expect(realFs.readFileSync(file, 'utf8')).toBe('new')
    watch.isReadOnly = true
    expect(() => writeAtomically(join(newFolder(), 'a', 'b', 'save.json'), 'new')).toThrow('EROFS')
  })

  it.each(['open', 'fsync'])('is done once it has its name, even if %s of the folder fails', (call) => {
    const file = join(newFolder(), 'save.json')
    Object.assign(watch, { failAt: call, after: 'rename' })
    expect(() => writeAtomically(file, 'new')).not.toThrow()
    expect(realFs.readFileSync(file, 'utf8')).toBe('new')
  })

  it.each(['open', 'write', 'fsync', 'rename'])(
    'leaves the old file and nothing else if %s fails',
    (call) => {
      const folder = newFolder()
      const file = join(folder, 'save.json')
      realFs.writeFileSync(file, 'old')
      watch.failAt = call
      expect(() => writeAtomically(file, 'new')).toThrow('no')
      watch.failAt = ''
      expect(realFs.readFileSync(file, 'utf8')).toBe('old')
      expect(realFs.readdirSync(folder)).toEqual(['save.json'])
    },
  )
})

describe('what the system says', () => {
  it.each([
    ['ENOSPC', 'disk-full'],
    ['EDQUOT', 'disk-full'],
    ['EACCES', 'no-permission'],
    ['EPERM', 'no-permission'],
    ['EROFS', 'read-only'],
    ['ENOENT', 'missing'],
    ['EISDIR', 'not-a-file'],
    ['EIO', 'input-output'],
  ])('%s is %s', (code, problem) => {
    expect(fileProblem('f', Object.assign(new Error('x'), { code }))).toEqual({
      code: problem,
      file: 'f',
      detail: code,
    })
  })
})

const small = randomSession({}, 2)
const large = randomSession({ abductor: 'renesha', pack: 'cw' })
const store = pathToFileURL(join(DIST, 'store.js')).href

/** Runs a script with the built store, in a shell that sets limits first. */
function script(...lines: string[]): string {
  return [`import { saveGame, loadGame } from '${store}'`, ...lines].join('\n')
}

describe.skipIf(process.platform === 'win32')('a disk without room', () => {
  // A small file system of our own would need privileges, and /dev/full cannot take a new name. `ulimit -f` needs
  // nothing: the kernel takes what still fits and then refuses, as it does on a full disk (EFBIG in place of
  // ENOSPC; Node ignores the signal that comes with it). 1 block is 512 or 1024 bytes, by shell.
  it('leaves the old save as it was, removes what was written, and says so', () => {
    const folder = newFolder()
    const [file, source] = [join(folder, 'game.json'), join(newFolder(), 'large.json')]
    realFs.writeFileSync(file, saveText(small))
    realFs.writeFileSync(source, saveText(large))
    expect(saveText(large).length).toBeGreaterThan(2048)
    const code = script(
      `const loaded = loadGame(${JSON.stringify(source)})`,
      `console.log(JSON.stringify(saveGame(loaded.session, ${JSON.stringify(file)})))`,
    )
    const shell = ['-c', 'ulimit -f 1; exec "$@"', 'sh', process.execPath, '--input-type=module', '-e', code]
    const { stdout, stderr } = spawnSync('/bin/sh', shell, { env: cleanEnv(), encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({ ok: false, problem: { code: 'disk-full', file, detail: 'EFBIG' } })
    expect(realFs.readFileSync(file, 'utf8')).toBe(saveText(small))
    expect(realFs.readdirSync(folder)).toEqual(['game.json'])
  })
})

describe('a program that is killed while it saves', () => {
  it('leaves one of the two games, whole', async () => {
    const folder = newFolder()
    const [a, b, file] = ['a.json', 'b.json', 'game.json'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ]
    realFs.writeFileSync(a, saveText(small))
    realFs.writeFileSync(b, saveText(large))
    const code = script(
      `const games = [${JSON.stringify(a)}, ${JSON.stringify(b)}].map((each) => loadGame(each).session)`,
      `for (let i = 0; ; i++) {`,
      `  saveGame(games[i % 2], ${JSON.stringify(file)})`,
      `  if (i === 1) console.log('saving')`,
      `}`,
    )
    for (let round = 0; round < 8; round++) {
      const child = spawn(process.execPath, ['--input-type=module', '-e', code], { env: cleanEnv() })
      await once(child.stdout, 'data')
      await setTimeout(round * 7)
      child.kill('SIGKILL')
      await once(child, 'close')
      const content = realFs.readFileSync(file, 'utf8')
      expect([saveText(small), saveText(large)]).toContain(content)
      expect(loadSave(content).ok).toBe(true)
    }
  }, 60_000)
})
