import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ADVISOR } from '../src/advisor-text.ts'
import { ANALYSIS } from '../src/analysis-text.ts'
import { AROUND } from '../src/around-text.ts'
import { BUILDER } from '../src/builder-text.ts'
import { CAREER } from '../src/career-text.ts'
import { ELIGIBLE } from '../src/eligible-text.ts'
import { ENDINGS } from '../src/ending-text.ts'
import { LAB_TEXTS } from '../src/lab-text.ts'
import { REASONS } from '../src/reason-text.ts'
import { MESSAGES } from '../src/text.ts'
import { WATCH } from '../src/watch-text.ts'

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

describe('the catalogues', () => {
  it.each(
    Object.entries({
      MESSAGES,
      CAREER,
      ANALYSIS,
      BUILDER,
      WATCH,
      ELIGIBLE,
      LAB_TEXTS,
      ADVISOR,
      AROUND,
      ENDINGS,
      REASONS,
    }),
  )('%s has no key that nothing asks for', (_, { keys }) => {
    expect(keys.filter((key) => !isAskedFor(key))).toEqual([])
  })

  it('are searched by whole keys and by keys put together', () => {
    expect(isAskedFor('play.no-such-key')).toBe(false)
    expect(isAskedFor('refusal.not-in-hand')).toBe(true)
  })
})
