import { PassThrough } from 'node:stream'
import { afterEach, expect, it, vi } from 'vitest'
import { LineTerminal } from '../src/terminal/line-terminal.ts'

afterEach(() => vi.unstubAllEnvs())

/** What a new screen sends to a terminal of this kind. */
function drawn(term: string): string {
  vi.stubEnv('TERM', term)
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 })
  const terminal = new LineTerminal(
    new PassThrough() as unknown as NodeJS.ReadStream,
    output as unknown as NodeJS.WriteStream,
  )
  terminal.draw(() => ['words'])
  terminal.close()
  return String(output.read())
}

it('clears the screen only where that is understood', () => {
  expect(drawn('xterm')).toBe('\u001b[H\u001b[2Jwords\n')
  expect(drawn('dumb')).toBe('\nwords\n')
})
