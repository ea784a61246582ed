import { readdirSync, readFileSync } from 'node:fs'
import { libraryOf, ownContent, type PackFile, setOfGame, setProblems } from '@negotiator/content'
import { describe, expect, it } from 'vitest'
import {
  abductorText,
  addPackTexts,
  conversationCardText,
  demandText,
  endingText,
  eventText,
  extensionText,
  flavourOf,
  genderOf,
  LANGS,
  nameOf,
  packDescription,
  packTitle,
  secondInCommandText,
  setProblemText,
  storyOf,
  terrorText,
} from '../src/index.ts'
import { flawOf } from './shown-text.ts'

const FOLDER = new URL('../../../packs/', import.meta.url)
const packs = readdirSync(FOLDER).map(
  (file) => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as PackFile,
)
for (const pack of packs) addPackTexts(pack)

it('what a pack says of itself gets its French spaces only in French', () => {
  const texts = { title: 'Qui ?', description: 'En marche : personne.', names: {} }
  const pack: PackFile = { format: 'negotiator-pack', version: 1, id: 'x', texts: { fr: texts } }
  expect([packTitle('fr', pack), packDescription('fr', pack)]).toEqual([
    'Qui\u00a0?',
    'En marche\u00a0: personne.',
  ])
  expect([packTitle('en', pack), packDescription('en', pack)]).toEqual(['Qui ?', 'En marche : personne.'])
  expect(packDescription('fr', { ...pack, texts: { fr: { title: 'Qui ?', names: {} } } })).toBe('')
})

describe.each(LANGS)('our packs in %s', (lang) => {
  it.each(packs)('$id is well set, and shows no id', (pack) => {
    const texts = pack.texts[lang]!
    const shown = [
      packTitle(lang, pack),
      ...Object.keys(texts.names).map((id) => nameOf(lang, id)),
      ...Object.keys(texts.flavour ?? {}).map((id) => flavourOf(lang, id)),
      ...Object.keys(texts.stories ?? {}).map((id) => storyOf(lang, id)),
      ...(pack.abductors ?? []).flatMap((entry) => {
        const content = ownContent({ abductor: entry.id, pack: entry.game, packs: [pack] })
        return [
          ...content.conversation.flatMap((card) => conversationCardText(lang, card)),
          ...content.terror.flatMap((card) => terrorText(lang, card)),
          ...content.demands.flatMap((demand) => demandText(lang, demand)),
          ...abductorText(lang, content.abductor),
          ...extensionText(lang, content),
          ...secondInCommandText(lang, content.second),
        ]
      }),
    ]
    for (const line of shown) {
      expect(flawOf(lang, line), line).toBeNull()
      expect(line).not.toContain(`${pack.id}.`)
    }
  })
})

it('tells the end that a pack brings in its own words', () => {
  const test = 'last-tram.across'
  const over = { e: 'over', result: 'lost', reason: 'own-defeat', test } as const
  expect(eventText('en', over)).toBe('“Across the Border”. You have lost.')
  const ending = endingText('fr', 'own-defeat', { saved: 2, killed: 1, total: 9, test })
  expect(ending.title).toBe('Passée la frontière')
  expect(ending.text).toBe(storyOf('fr', test))
})

it('knows who is a woman, and takes English where a language is missing', () => {
  expect([genderOf('the-brandts.ida'), genderOf('the-brandts.jonas')]).toEqual(['f', 'm'])
  const texts = { en: { title: 'Toy', names: { 'toy.a': 'A thing' } } }
  addPackTexts({ format: 'negotiator-pack', version: 1, id: 'toy', texts })
  expect(nameOf('fr', 'toy.a')).toBe('A thing')
  expect(nameOf('fr', 'toy.b')).toBe('toy.b')
})

it('says every violation of a set in both languages', () => {
  const nothing = { conversation: [], terror: { 'getting-angry': 7 }, minors: [], pivotal: [] }
  const wrong = { ...setOfGame('base'), conversation: ['toy', 'toy'], pivotal: ['toy'] }
  const problems = [nothing, wrong].flatMap((set) => setProblems(set, libraryOf([])))
  expect(problems.length).toBeGreaterThan(15)
  for (const problem of problems) {
    expect(setProblemText('en', problem)).toMatch(/^B[123]: ./)
    expect(setProblemText('fr', problem)).toMatch(/^B[123]\u00a0: ./)
    for (const lang of LANGS) expect(setProblemText(lang, problem)).not.toMatch(/[{}]/)
  }
})
