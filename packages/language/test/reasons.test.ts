import { describe, expect, it } from 'vitest'
import { LANGS, reasonText, type ToldReason } from '../src/index.ts'
import { flawOf } from './shown-text.ts'

const ALL: readonly ToldReason['what'][] = [
  ...(['saved', 'killed', 'threat', 'cp', 'cards', 'dice', 'terror', 'reveals'] as const),
  ...(['wins', 'loses', 'eliminates', 'ends', 'fours'] as const),
  ...(['buys-free', 'buys-calm', 'buys-save', 'buys-eliminate', 'buys-other'] as const),
]

const good = (what: ToldReason['what'], by: number, more = true, weight = 1): ToldReason => ({
  what,
  more,
  by,
  isGood: true,
  weight,
})
const bad = (what: ToldReason['what'], by: number, more = true, weight = 1): ToldReason => ({
  what,
  more,
  by,
  isGood: false,
  weight,
})

describe('reasons', () => {
  it.each(ALL)('%s is a whole sentence in both languages', (what) => {
    for (const lang of LANGS) {
      for (const more of [true, false]) {
        for (const by of [0.02, 0.5, 1]) {
          for (const compared of ['next', 'best'] as const) {
            expect(flawOf(lang, reasonText(lang, [good(what, by, more)], compared, 'Donna'))).toBeNull()
          }
        }
      }
    }
  })

  it('say first what speaks for the best, and against any other', () => {
    const reasons = [good('saved', 1.3), good('cards', 1), bad('threat', 0.52)]
    expect(reasonText('en', reasons, 'next', 'Donna')).toBe(
      'Compared with the next best, on average it saves 1.3 more hostages and leaves 1 more card in hand, but leaves the threat 0.5 higher.',
    )
    const worse = [good('saved', 1.3), good('cards', 1), bad('threat', 0.52, true, 3)]
    expect(reasonText('fr', worse, 'best', 'Donna')).toBe(
      'Par rapport au meilleur choix, en moyenne, celui-ci laisse une menace plus haute de 0,5, mais libère 1,3 otage de plus et laisse 1 carte de plus en main.',
    )
  })

  it('do not say a verb twice in a row', () => {
    const reasons = [bad('threat', 0.5), bad('cards', 0.4, false), bad('killed', 1)]
    expect(reasonText('fr', reasons, 'best', 'Donna')).toBe(
      'Par rapport au meilleur choix, en moyenne, celui-ci laisse une menace plus haute de 0,5 et 0,4 carte de moins en main et coûte 1 vie de plus.',
    )
  })

  it('do not speak against the best: what weighs more at first is paid back later', () => {
    const reasons = [good('cp', 0.8, true, 0.3), bad('threat', 0.8, true, 0.6), bad('cards', 0.6, false, 0.2)]
    expect(reasonText('en', reasons, 'next', 'Donna')).toBe(
      'Compared with the next best, on average it brings 0.8 CP more. At first it also leaves the threat 0.8 higher and 0.6 fewer cards in hand, but later in the game it pays off.',
    )
    const other = [good('saved', 1, true, 2), bad('cp', 1, false, 0.4)]
    expect(reasonText('en', other, 'best', 'Donna')).toContain(
      'but later in the game it costs more than that',
    )
    for (const lang of LANGS) {
      for (const compared of ['next', 'best'] as const) {
        expect(
          flawOf(lang, reasonText(lang, compared === 'next' ? reasons : other, compared, 'Donna')),
        ).toBeNull()
      }
    }
  })

  it('that cannot be seen yet lie in the future', () => {
    expect(reasonText('en', [], 'next', 'Donna')).toContain('only later in the game')
    expect(reasonText('en', [bad('fours', 1, false)], 'next', 'Donna')).toBe(
      'At first it costs the two cards that you need for a 4, but later in the game it pays off.',
    )
  })
})
