import { describe, expect, it } from 'vitest'
import { LANGS, reasonText, type ToldReason, whyText } from '../src/index.ts'
import { flawOf } from './shown-text.ts'

const ALL: readonly ToldReason['what'][] = [
  ...(['saved', 'killed', 'threat', 'cp', 'cards', 'dice', 'terror', 'reveals'] as const),
  ...(['wins', 'loses', 'eliminates', 'ends', 'fours', 'forbids', 'escapes'] as const),
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
      'Par rapport au meilleur choix, en moyenne, cela laisse la menace plus haute de 0,5, mais libère 1,3 otage de plus et laisse 1 carte de plus en main.',
    )
  })

  it('do not say a verb twice in a row', () => {
    const reasons = [bad('threat', 0.5), bad('cards', 0.4, false), bad('killed', 1)]
    expect(reasonText('fr', reasons, 'best', 'Donna')).toBe(
      'Par rapport au meilleur choix, en moyenne, cela laisse la menace plus haute de 0,5 et 0,4 carte de moins en main et coûte 1 vie de plus.',
    )
  })

  it('say where the threat goes, if both take it the same way', () => {
    const way = (what: ToldReason, way: 'up' | 'down') => ({ ...what, way })
    const calms = way(good('threat', 0.8, false), 'down')
    expect(reasonText('fr', [calms], 'next', 'Donna')).toBe(
      'Par rapport au deuxième choix, en moyenne, cela fait baisser la menace de 0,8 de plus.',
    )
    expect(reasonText('en', [calms], 'next', 'Donna')).toContain('it lowers the threat by 0.8 more.')
    const rises = way(bad('threat', 1), 'up')
    expect(reasonText('en', [rises], 'best', 'Donna')).toBe(
      'Compared with the best, it raises the threat by 1 more.',
    )
    expect(reasonText('fr', [way(rises, 'down')], 'best', 'Donna')).toContain(
      'cela fait baisser la menace de 1 de moins.',
    )
  })

  it('speak of chances as a player does', () => {
    expect(reasonText('fr', [bad('ends', 0.44)], 'best', 'Donna')).toBe(
      "Par rapport au meilleur choix, cela augmente de 44 points le risque que la discussion s'arrête.",
    )
    expect(reasonText('fr', [good('fours', 1)], 'next', 'Donna')).toContain(
      "cela laisse en main les deux cartes qu'il faut pour convertir un 4.",
    )
  })

  it('do not speak against the best: what weighs more at first is paid back later', () => {
    const reasons = [good('cp', 0.8, true, 0.3), bad('threat', 0.8, true, 0.6), bad('cards', 0.6, false, 0.2)]
    expect(reasonText('en', reasons, 'next', 'Donna')).toBe(
      'Compared with the next best, on average it leaves 0.8 more CP, and although at first it also leaves the threat 0.8 higher and 0.6 fewer cards in hand, it pays off later in the game.',
    )
    const other = [good('saved', 1, true, 2), bad('cp', 1, false, 0.4)]
    expect(reasonText('en', other, 'best', 'Donna')).toContain('it turns out worse later in the game')
    expect(reasonText('fr', other, 'best', 'Donna')).toBe(
      "Par rapport au meilleur choix, cela laisse 1 PD de moins et, même si dans l'immédiat cela libère 1 otage de plus, la suite de la partie en souffre.",
    )
    for (const lang of LANGS) {
      for (const compared of ['next', 'best'] as const) {
        expect(
          flawOf(lang, reasonText(lang, compared === 'next' ? reasons : other, compared, 'Donna')),
        ).toBeNull()
      }
    }
  })

  it('are one sentence, whatever they weigh and whoever they are compared with', () => {
    for (const lang of LANGS) {
      for (const compared of ['next', 'best'] as const) {
        for (const weight of [0.1, 10]) {
          for (const by of [0.4, 1]) {
            const reasons = [good('cp', by), bad('threat', by, true, weight)]
            const asGood = compared === 'next' ? 1 : 0
            const about = { rank: asGood === 1 ? 0 : 1, gap: 0.1, asGood, reasons }
            const acts = { action: { settle: true }, other: { endSpend: true }, otherWords: 'End' } as const
            const sentence = whyText(lang, { ...about, ...acts }, 'Donna')
            expect(sentence.match(/[.!?](?=\s|$)/g), sentence).toEqual(['.'])
          }
        }
      }
    }
  })

  it('that cannot be seen yet lie in the future', () => {
    expect(reasonText('en', [], 'next', 'Donna')).toContain('only later in the game')
    expect(reasonText('en', [bad('fours', 1, false)], 'next', 'Donna')).toBe(
      'Compared with the next best, at first it leaves you without the two cards that turn a 4 into a success, but later in the game it pays off.',
    )
  })

  it('that no dice decide are not said to be so on average', () => {
    const reasons = [good('cards', 2), bad('ends', 1)]
    expect(reasonText('en', reasons, 'next', 'Donna')).toBe(
      'Compared with the next best, it leaves 2 more cards in hand, but ends the conversation now.',
    )
    expect(reasonText('en', [...reasons, good('cp', 0.4)], 'next', 'Donna')).toContain('on average')
  })

  it('call the end of the game by its name', () => {
    expect(reasonText('en', [bad('loses', 1)], 'best', 'Donna')).toBe(
      'Compared with the best, it loses the game.',
    )
    expect(reasonText('fr', [good('wins', 1)], 'next', 'Donna')).toBe(
      'Par rapport au deuxième choix, cela fait gagner la partie.',
    )
    expect(reasonText('en', [bad('loses', 0.97)], 'best', 'Donna')).toContain('adds 97 points')
  })

  it('leave no verb out after a clause that goes on by itself', () => {
    const reasons = [bad('escapes', 1), bad('cp', 4, false)]
    expect(reasonText('fr', reasons, 'best', 'Donna')).toContain("d'ici là) et laisse 4")
  })
})

describe('why', () => {
  const compared = {
    rank: 0,
    gap: 0.02,
    reasons: [],
    action: { settle: true },
    other: { settle: true },
  } as const

  it('passes over those that are as good', () => {
    const reasons = [good('cards', 2)]
    expect(
      whyText('en', { ...compared, reasons, asGood: 1, otherWords: 'End the spend phase' }, 'Donna'),
    ).toBe(
      'The next one is as good; compared with the one after that (End the spend phase), it leaves 2 more cards in hand.',
    )
    expect(whyText('en', { ...compared, reasons, asGood: 3 }, 'Donna')).toMatch(/^The next 3 are as good; /)
    expect(whyText('en', { ...compared, gap: 0, asGood: 3 }, 'Donna')).toBe(
      'All that you can do here is equally good.',
    )
    expect(whyText('en', { ...compared, gap: 0 }, 'Donna')).toBe('The next best is as good.')
    expect(whyText('en', { ...compared, gap: 0, rank: 1 }, 'Donna')).toBe('It is as good as the best.')
    expect(whyText('fr', { ...compared, gap: 0, rank: 1 }, 'Donna')).toBe(
      'Ce choix est aussi bon que le meilleur.',
    )
    for (const asGood of [1, 2]) {
      expect(flawOf('fr', whyText('fr', { ...compared, reasons, asGood }, 'Donna'))).toBeNull()
    }
  })

  it('does not say of the end of the conversation that it ends, but of what another one lacks', () => {
    const ending = {
      ...compared,
      action: { endConversation: true },
      reasons: [bad('ends', 1), good('cp', 1)],
    } as const
    expect(whyText('en', ending, 'Donna')).toBe('Compared with the next best, it leaves 1 more CP.')
    const worse = { ...ending, rank: 2, reasons: [bad('ends', 1)] }
    expect(whyText('en', worse, 'Donna')).toBe('Compared with the best, it ends the conversation now.')
  })

  it('says on average only of what is counted', () => {
    expect(whyText('en', { ...compared, reasons: [good('fours', 0.4)] }, 'Donna')).not.toContain('average')
    expect(whyText('en', { ...compared, reasons: [good('cp', 0.4)] }, 'Donna')).toContain('on average')
  })

  it('names the cards where nothing else differs', () => {
    const action = { convert: ['small-talk', 'small-talk'] } as const
    const other = { convert: ['keep-cool', 'small-talk'] } as const
    expect(whyText('en', { ...compared, action, other }, 'Donna')).toBe(
      'Compared with the next best, it keeps “Keep Cool” and gives up “Small Talk”: later in the game that pays off.',
    )
    const worse = {
      ...compared,
      rank: 1,
      action: { facedown: 'keep-cool' },
      other: { facedown: 'small-talk' },
    }
    expect(whyText('en', worse, 'Donna')).toContain('it gives up “Keep Cool” and keeps “Small Talk”')
    expect(flawOf('fr', whyText('fr', worse, 'Donna'))).toBeNull()
    expect(whyText('en', { ...worse, other: { play: 'small-talk' } }, 'Donna')).toContain('shows only later')
  })

  it('says of a single action that it is the only one', () => {
    expect(whyText('en', { ...compared, gap: null, other: null }, 'Donna')).toContain('only thing')
  })

  it('names no card of an answer that is still to be found', () => {
    const wrong = {
      rank: 1,
      gap: 0.1,
      reasons: [],
      action: { facedown: 'keep-cool' },
      other: { facedown: 'small-talk' },
    }
    expect(whyText('en', wrong, 'Donna')).toContain('Small Talk')
    expect(whyText('en', { ...wrong, isHidden: true }, 'Donna')).toBe(
      'Compared with the best, its drawback shows only later in the game.',
    )
  })
})

describe('what is bought in the end', () => {
  const told = (
    mine: readonly string[],
    theirs: readonly string[],
    isHidden = false,
    lang: 'en' | 'fr' = 'en',
  ) =>
    whyText(
      lang,
      {
        rank: 1,
        gap: 0.1,
        reasons: [good('saved', 1)],
        action: { endSpend: true },
        other: { endSpend: true },
        bought: { mine, theirs },
        isHidden,
      },
      'Donna',
    )

  it('is told instead of what is bought first, several of a kind once', () => {
    expect(told(['small-talk', 'small-talk', 'bold-lie', 'keep-cool'], ['keep-cool', 'hear-me-out'])).toBe(
      'Compared with the best, you come away with “Small Talk” ×2 and “A Bold Lie” instead of “Hear Me Out”.',
    )
    expect(told(['keep-cool'], ['keep-cool', 'bold-lie'])).toContain('you come away without “A Bold Lie”')
    expect(told(['keep-cool', 'bold-lie'], ['keep-cool'])).toContain(
      'you come away with “A Bold Lie” as well',
    )
    expect(told([], ['keep-cool'])).toContain('you buy nothing')
    for (const sentence of [told(['bold-lie'], [], false, 'fr'), told([], ['bold-lie'], false, 'fr')])
      expect(sentence).toMatch(/^Par rapport au meilleur choix, vous .*\.$/)
  })

  it('is not told if it is the same, nor where the other one is still to be found', () => {
    expect(told(['keep-cool'], ['keep-cool'])).toContain('saves 1 more hostage')
    expect(told(['bold-lie'], ['keep-cool'], true)).toContain('saves 1 more hostage')
  })
})
