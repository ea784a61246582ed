import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { LineTerminal } from '../src/terminal/line-terminal.ts'

/** A terminal with a keyboard; what stands on it is gathered. */
export function keyboard() {
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
  return { terminal, output, typed, shown }
}
