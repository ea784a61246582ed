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
  expect(terminal).toHaveLength(2)
  const keys = [...readFileSync(terminal[0]!, 'utf8').matchAll(/^ {2}'([\w.-]+)':/gm)].map(([, key]) => key!)
  expect(keys.length).toBeGreaterThan(100)
  const prefixes = new Set(keys.map((key) => key.replace(/[\w-]+$/, '')).filter((prefix) => prefix !== ''))
  const ours = [...sources('apps/web/src'), ...sources('packages/lab/src')]
  const used = [...ours, ...files.filter((file) => !file.includes('/messages/'))].flatMap((file) => {
    const code = readFileSync(file, 'utf8')
    const literal = keys.filter((key) => code.includes(`'${key}'`))
    const puttogether = [...prefixes].filter((prefix) => code.includes(`\`${prefix}`))
    return [...literal, ...puttogether].map((key) => `${file}: ${key}`)
  })
  expect(used).toEqual([])
})
