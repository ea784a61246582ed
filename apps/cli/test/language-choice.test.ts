import { describe, expect, it } from 'vitest'
import { localeLanguage, typedLanguage } from '../src/language-choice.ts'
import { negotiator } from './run-negotiator.ts'

describe('the language of the locale', () => {
  it.each([
    [{}, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'fr'],
    [{ LANG: 'fr' }, 'fr'],
    [{ LANG: 'FR-ca' }, 'fr'],
    [{ LANG: 'de_DE.UTF-8' }, 'en'],
    [{ LANG: 'frp_IT' }, 'en'],
    [{ LANG: 'en_US', LC_MESSAGES: 'fr_BE' }, 'fr'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'en_GB' }, 'en'],
    [{ LANG: 'fr_FR', LC_MESSAGES: 'fr_FR', LC_ALL: 'C' }, 'en'],
    [{ LANG: 'fr_FR', LC_ALL: '' }, 'fr'],
  ] as const)('%o is %s', async (env, lang) => {
    expect(localeLanguage(env)).toBe(lang)
  })
})

describe('--lang', () => {
  it('is found in both spellings, the last one counts, and `--` ends options', async () => {
    expect(typedLanguage(['cards', '--lang', 'fr'])).toBe('fr')
    expect(typedLanguage(['--lang=fr', 'cards'])).toBe('fr')
    expect(typedLanguage(['--lang', 'fr', 'cards', '--lang=en'])).toBe('en')
    expect(typedLanguage(['cards', '--', '--lang', 'fr'])).toBeUndefined()
    expect(typedLanguage(['cards'])).toBeUndefined()
  })

  it('is stronger than the locale, before and after the command', async () => {
    const env = { LANG: 'fr_FR.UTF-8' }
    expect((await negotiator(['saves'], { env })).stdout).toContain('Parties sauvegardées')
    expect((await negotiator(['saves', '--lang', 'en'], { env })).stdout).toContain('Saved games')
    expect((await negotiator(['--lang', 'en', 'saves'], { env })).stdout).toContain('Saved games')
  })
})
