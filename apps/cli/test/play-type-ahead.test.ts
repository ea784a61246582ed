import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { LineTerminal } from '../src/terminal/line-terminal.ts'

/** A terminal with a keyboard; what stands on it is gathered. */
function keyboard() {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => {} })
  const output = Object.assign(new PassThrough(), { isTTY: true, columns: 80, rows: 24 })
  const terminal = new LineTerminal(
    input as unknown as NodeJS.ReadStream,
    output as unknown as NodeJS.WriteStream,
  )
  const typed = async (keys: string): Promise<void> => {
    input.write(keys)
    await new Promise((resolve) => setImmediate(resolve))
  }
  // Without what moves the cursor.
  const shown = (): string => stripVTControlCharacters(String(output.read() ?? ''))
  return { terminal, typed, shown }
}

describe('what is typed before it is asked for', () => {
  it('is not shown in the middle of a drawing, but behind the question', async () => {
    const { terminal, typed, shown } = keyboard()
    await typed('f')
    terminal.say(['a table'])
    expect(shown()).toBe('a table\n')
    const answer = terminal.ask('> ')
    expect(shown()).toBe('> f')
    // The next key goes behind the first, not before it.
    await typed('3\r')
    expect(await answer).toBe('f3')
    expect(shown()).toBe('3\r\n')
    terminal.close()
  })

  it('answers one question after the other, each answer behind its own', async () => {
    const { terminal, typed, shown } = keyboard()
    const first = terminal.ask('> ')
    await typed('3\rs\r4')
    expect(await first).toBe('3')
    terminal.say(['a roll'])
    expect(await terminal.ask('dice? ')).toBe('s')
    terminal.say(['a table'])
    const third = terminal.ask('> ')
    expect(shown()).toBe('> 3\r\na roll\ndice? s\na table\n> 4')
    await typed('\r')
    expect(await third).toBe('4')
    terminal.close()
  })
})
