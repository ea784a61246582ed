import { describe, expect, it } from 'vitest'
import { type Lang, labText, shownNumber, text } from '../src/index.ts'

describe('what was stopped says how far it came', () => {
  const counts = (lang: Lang, done: number) => ({
    done: shownNumber(lang, done),
    games: shownNumber(lang, 10_000),
  })
  const told = (lang: Lang, done: number) => [
    text(lang, 'simulate.interrupted', counts(lang, done)),
    labText(lang, 'lab.interrupted', counts(lang, done)),
  ]

  it.each([
    ['en', 1, 'Stopped early: 1 of 10,000 games was played.'],
    ['en', 2, 'Stopped early: 2 of 10,000 games were played.'],
    ['en', 1_234, 'Stopped early: 1,234 of 10,000 games were played.'],
    ['fr', 1, 'Arrêt avant la fin\u00a0: 1 partie jouée sur 10\u202f000.'],
    ['fr', 2, 'Arrêt avant la fin\u00a0: 2 parties jouées sur 10\u202f000.'],
    ['fr', 1_234, 'Arrêt avant la fin\u00a0: 1\u202f234 parties jouées sur 10\u202f000.'],
  ] as const)('in %s after %i', (lang, done, words) => {
    expect(told(lang, done)).toEqual([words, words])
  })
})
