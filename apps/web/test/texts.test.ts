import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { TERMINAL_TEXTS } from '../build/no-terminal-texts.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const sources = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(root, folder, file))

it('says nothing that only the terminal says: those texts are left out of the browser', () => {
  const files = sources('packages/language/src')
  const terminal = files.filter((file) => TERMINAL_TEXTS.test(file))
  expect(terminal).toHaveLength(4)
  const keys = terminal
    .filter((file) => file.includes('/en/'))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, key]) => key!))
  expect(keys.length).toBeGreaterThan(300)
  const ours = [...sources('apps/web/src'), ...sources('packages/lab/src')]
  const used = [...ours, ...files.filter((file) => !file.includes('/messages/'))].flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const literal = keys.filter((key) => code.includes(`'${key}'`))
    const beginnings = [...code.matchAll(/`([a-z][\w.-]*)\$\{/g)].map(([, beginning]) => beginning!)
    const putTogether = keys.filter((key) => beginnings.some((beginning) => key.startsWith(beginning)))
    return [...literal, ...putTogether].map((key) => `${file}: ${key}`)
  })
  expect(used).toEqual([])
})
