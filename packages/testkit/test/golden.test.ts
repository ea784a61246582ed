import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALL_GAMES, goldenFile, goldenText } from '../src/index.ts'

const folder = new URL('../../../golden/', import.meta.url)

describe.each(ALL_GAMES)('golden playthrough: $abductor with the $pack sets', (name) => {
  it.each(['en', 'fr'] as const)('in %s (npm run golden writes it anew)', (lang) => {
    expect(goldenText(lang, name)).toBe(readFileSync(new URL(goldenFile(lang, name), folder), 'utf8'))
  })
})
