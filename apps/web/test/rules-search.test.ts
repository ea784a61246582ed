import { type LANGS, ruleIds, ruleText } from '@negotiator/language'
import { expect, it } from 'vitest'
import { search } from '../src/rules-page/rulesSearch.ts'
import { SYNONYMS } from '../src/rules-page/synonyms.ts'

const found = (lang: (typeof LANGS)[number], wanted: string) =>
  search(lang, wanted, ruleIds, (id) => ruleText(lang, id)).ids

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

it('leads to the rules that hold most of a whole question', () => {
  const near = (lang: (typeof LANGS)[number], wanted: string) =>
    search(lang, wanted, ruleIds, (id) => ruleText(lang, id))
  const { ids, isNear } = near('en', 'which hostage dies when threat rises above K?')
  expect(isNear).toBe(true)
  expect(ids).toContain('D3')
  expect(near('fr', 'succès').isNear).toBe(false)
})

it('takes short words whole: "win" is no part of "knowing", "dé" none of "discussion"', () => {
  expect(found('en', 'win')).toContain('G1')
  expect(found('en', 'win')).not.toContain('M1')
  const about = found('fr', 'dé')
  expect(about).toEqual(expect.arrayContaining(['R1', 'R4', 'R6']))
  expect(about.length).toBeLessThan(ruleIds.length / 3)
})

it.each([
  ['en', 'four', 'R3'],
  ['en', 'hang up', 'C4'],
  ['en', 'Hang up', 'C1'],
  ['en', 'dice', 'R6'],
  ['en', 'dice', 'R1'],
  ['en', 'hand limit', 'P3'],
  ['en', 'hand limit', 'M5'],
  ['en', 'shop', 'P1'],
  ['en', 'second in command', 'X1'],
  ['en', 'hostage dies', 'D3'],
  ['en', 'death', 'X4'],
  ['en', 'rescue', 'G1'],
  ['fr', 'otage tué', 'D3'],
  ['fr', 'otage tue', 'D3'],
  ['fr', 'prix', 'P2'],
  ['fr', 'quatre', 'R3'],
  ['fr', 'raccroche', 'C4'],
  ['fr', 'raccrocher', 'C1'],
  ['fr', 'limite de main', 'P3'],
  ['fr', 'gagner', 'G1'],
] as const)('knows what players call it: %s, "%s" is %s', (lang, wanted, rule) => {
  expect(found(lang, wanted)).toContain(rule)
})

it.each(['en', 'fr'] as const)('has no synonym that leads nowhere: %s', (lang) => {
  for (const [asked] of SYNONYMS[lang]) expect(found(lang, asked), asked).not.toEqual([])
})
