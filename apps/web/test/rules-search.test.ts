import { type LANGS, ruleIds, ruleText } from '@negotiator/language'
import { expect, it } from 'vitest'
import { matches } from '../src/rules-page/rulesSearch.ts'

const found = (lang: (typeof LANGS)[number], wanted: string) =>
  ruleIds.filter((id) => matches(wanted, id, ruleText(lang, id)))

it('finds a rule by words in any order, without accents and capitals', () => {
  expect(found('en', 'SUCCESSES count')).toContain('R2')
  expect(found('fr', 'succes')).toContain('R2')
  expect(found('fr', 'evasion')).toContain('M1')
})

it('finds a rule by its id and a section by its letter', () => {
  expect(found('en', 'r3')).toEqual(['R3'])
  expect(found('en', '')).toEqual(ruleIds)
})

it('finds nothing where a word is missing', () => {
  expect(found('en', 'successes giraffe')).toEqual([])
})
