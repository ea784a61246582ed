import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const root = new URL('../../../', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, root), 'utf8')

/** The example's code lines, without what only the runnable file has. */
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(/\s*\/\/.*$/, '').trim())
    .filter((line) => line !== '')

describe('the example of the library', () => {
  it('plays a whole game', async () => {
    const said: string[] = []
    const log = console.log
    console.log = (line: string) => said.push(line)
    try {
      await import(new URL('docs/examples/library.mjs', root).href)
    } finally {
      console.log = log
    }
    expect(said).toEqual([
      expect.stringMatching(/^(won|lost) \([a-z-]+\) in turn \d+: \d+ saved, \d+ killed, \d+ events$/),
    ])
  })

  it('stands in the README of the rules as it runs', () => {
    const [, code = ''] = /```js\n([\s\S]*?)```/.exec(read('packages/rules/README.md')) ?? []
    const example = lines(read('docs/examples/library.mjs'))
    expect(lines(code).length).toBeGreaterThan(8)
    for (const line of lines(code)) expect(example).toContain(line)
  })
})
