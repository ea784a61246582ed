import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '../src/text.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/** Everything that could ask for a text; the catalogues themselves do not. */
const SOURCES = ['packages', 'apps'].flatMap((group) =>
  readdirSync(join(ROOT, group)).flatMap((name) => {
    const folder = join(ROOT, group, name, 'src')
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\bmessages\b/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8'))
  }),
)

/** Keys that are put together at run time: what stands between the gaps must fit. */
const PATTERNS = SOURCES.flatMap((source) => [...source.matchAll(/`([a-z]+\.[^`\n]*\$\{[^`\n]*)`/g)]).map(
  ([, template]) => {
    const fixed = template!.split(/\$\{[^}]*\}/).map((part) => part.replace(/[^\w]/g, '\\$&'))
    return new RegExp(`^${fixed.join('.*')}$`)
  },
)

const isAskedFor = (key: string): boolean =>
  SOURCES.some((source) => source.includes(`'${key}'`)) || PATTERNS.some((pattern) => pattern.test(key))

describe('the catalogue', () => {
  it('has no key that nothing asks for', () => {
    expect(MESSAGES.keys.filter((key) => !isAskedFor(key))).toEqual([])
  })

  it('is searched by whole keys and by keys put together', () => {
    expect(isAskedFor('play.no-such-key')).toBe(false)
    expect(isAskedFor('refusal.not-in-hand')).toBe(true)
  })
})
