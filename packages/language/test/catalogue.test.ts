import { describe, expect, it } from 'vitest'
import { ADVISOR } from '../src/advisor-text.ts'
import { ANALYSIS } from '../src/analysis-text.ts'
import { AROUND } from '../src/around-text.ts'
import { BUILDER } from '../src/builder-text.ts'
import { CAREER } from '../src/career-text.ts'
import { ELIGIBLE } from '../src/eligible-text.ts'
import { ENDINGS } from '../src/ending-text.ts'
import { format, placeholdersOf } from '../src/format.ts'
import { LANGS, ruleIds, ruleSection, ruleText, text } from '../src/index.ts'
import { LAB_TEXTS } from '../src/lab-text.ts'
import { LESSON_TEXTS } from '../src/lesson-text.ts'
import { PACKS_TEXTS } from '../src/packs-text.ts'
import { REASONS } from '../src/reason-text.ts'
import { RULES } from '../src/rule-text.ts'
import { MESSAGES } from '../src/text.ts'
import { WATCH } from '../src/watch-text.ts'
import { flawOf, frenchFlawOf } from './shown-text.ts'

describe('the formatter', () => {
  it('puts values in', () => {
    expect(format('en', '{a} and {b}', { a: 'one', b: 2 })).toBe('one and 2')
  })

  it('chooses by number, in French with 0 as singular', () => {
    const template = '{n} {n|x|xs}'
    expect([0, 1, 2].map((n) => format('en', template, { n }))).toEqual(['0 xs', '1 x', '2 xs'])
    expect([0, 1, 2].map((n) => format('fr', template, { n }))).toEqual(['0 x', '1 x', '2 xs'])
  })

  it('chooses by who, masculine unless told', () => {
    expect(format('en', '{who:He|She}', { who: 'f' })).toBe('She')
    expect(format('en', '{who:He|She}')).toBe('He')
  })

  it('prints a real minus and leaves an unknown value visible', () => {
    expect(format('en', '{n} {m}', { n: -2 })).toBe('−2 {m}')
  })
})

describe.each(
  Object.entries({
    MESSAGES,
    RULES,
    LESSON_TEXTS,
    CAREER,
    ANALYSIS,
    PACKS_TEXTS,
    BUILDER,
    WATCH,
    ELIGIBLE,
    LAB_TEXTS,
    ADVISOR,
    AROUND,
    ENDINGS,
    REASONS,
  }),
)('the catalogue of %s', (_name, { templates, keys }) => {
  const template = (lang: 'en' | 'fr', key: string) => (templates[lang] as Record<string, string>)[key]!

  it('has the same keys in both languages', () => {
    expect(Object.keys(templates.fr).sort()).toEqual(Object.keys(templates.en).sort())
  })

  it.each(keys)('%s needs the same values in both languages', (key) => {
    expect(placeholdersOf(template('fr', key))).toEqual(placeholdersOf(template('en', key)))
  })

  it.each(keys)('%s is well set', (key) => {
    for (const lang of LANGS) expect(template(lang, key).trim()).toBe(template(lang, key))
    expect(template('en', key)).not.toBe('')
    expect(frenchFlawOf(template('fr', key))).toBeNull()
  })
})

describe('a text', () => {
  it('has French spacing without the author thinking of it', () => {
    expect(text('fr', 'demand.cost', { cost: 4 })).toBe('Coût\u00a0: 4 PD.')
    expect(text('fr', 'event.play', { card: 'X' })).toBe('Vous jouez «\u00a0X\u00a0».')
  })

  it('refuses an unknown key when compiled', () => {
    // @ts-expect-error: not a key
    expect(() => text('en', 'no.such.key')).toThrow()
  })
})

describe('the rules', () => {
  const counts = { G: 4, S: 6, D: 6, T: 1, C: 5, R: 8, P: 4, M: 5, E: 4, X: 6, A: 2, B: 5 }

  it('are all there, in order', () => {
    const expected = Object.entries(counts).flatMap(([section, n]) =>
      Array.from({ length: n }, (_, i) => `${section}${i + 1}`),
    )
    expect(ruleIds).toEqual(expected)
  })

  it('are told in both languages', () => {
    for (const lang of LANGS) {
      for (const id of ruleIds) {
        expect(flawOf(lang, ruleText(lang, id)), id).toBeNull()
        expect(flawOf(lang, ruleSection(lang, id)), id).toBeNull()
      }
    }
  })
})
