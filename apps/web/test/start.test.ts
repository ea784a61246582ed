import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { serve } from '../server/serve.ts'

const script = (name: string): string => fileURLToPath(new URL(`../../../scripts/${name}`, import.meta.url))

describe('what is typed after `npm start --`', () => {
  const start = (...args: string[]) =>
    spawnSync(process.execPath, [script('start.mjs'), ...args], { encoding: 'utf8' })

  it('is checked before anything is built', () => {
    for (const [args, problem] of [
      [['--bogus'], "Unknown option '--bogus'."],
      [['--port', 'abc'], '--port: a number from 0 to 65535 is expected, got "abc".'],
      [['--port', '70000'], '--port: a number from 0 to 65535 is expected, got "70000".'],
    ] as const) {
      const { status, stdout, stderr } = start(...args)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toMatch(/\nUsage: npm start -- /)
      expect(stderr.split('\n')[0]).toBe(problem)
    }
  })

  it('may be a question', () => {
    expect(start('--help')).toMatchObject({ status: 0, stderr: '' })
  })
})

describe('the server', () => {
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('says once where it is, also when it had to look for a port', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    const other = createServer()
    // Taken by somebody else is just as well.
    await new Promise<void>((resolve) => {
      other.once('error', () => resolve())
      other.listen(4173, '127.0.0.1', () => resolve())
    })
    const server = await serve({ host: '127.0.0.1' })
    const headlines = said.mock.calls.filter(([line]) => line === 'Negotiator is on the line.')
    server.close()
    other.close()
    expect(headlines).toHaveLength(1)
  })

  // Elsewhere a machine has only one address of its own from the start.
  it.skipIf(process.platform !== 'linux')('says an address at which it answers', async () => {
    const said = vi.spyOn(console, 'log').mockImplementation(() => {})
    for (const host of ['127.0.0.1', '127.0.0.2', '0.0.0.0']) {
      const server = await serve({ host, port: 0 })
      const here = said.mock.calls.flat().findLast((line: string) => line.startsWith('  here:')) as string
      await expect(fetch(/http\S+/.exec(here)![0])).resolves.toBeInstanceOf(Response)
      server.close()
    }
  })

  it('takes no other port than the one it was asked for', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', () => resolve()))
    const { port } = other.address() as { port: number }
    await expect(serve({ host: '127.0.0.1', port })).rejects.toThrow(`Port ${port} is taken`)
    other.close()
  })
})

describe.skipIf(process.platform === 'win32')('a program that npm has started', () => {
  it('ends when the shell in between is ended', async () => {
    const code = `
      import { endWithParent } from ${JSON.stringify(script('end-with-parent.mjs'))}
      endWithParent()
      setInterval(() => {}, 1000)
      console.log('running')`
    const shell = spawn('/bin/sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, code], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    await once(shell.stdout, 'data')
    // Its output is closed when nobody holds it any more.
    const closed = once(shell, 'close')
    shell.kill('SIGTERM')
    await closed
  })
})
