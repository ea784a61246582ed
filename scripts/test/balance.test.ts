import type { CardReport, LabReport, SubjectReport } from '@negotiator/lab'
import { describe, expect, it } from 'vitest'
import { balancePage } from '../balance/page.ts'
import { proposalPart } from '../balance/proposal.ts'
import { isToPlay, runOf } from '../balance/proposed.ts'
import { runOf as runOfStudy } from '../balance/study.ts'

const card = (id: string, difference: number, low: number, high: number): CardReport => ({
  kind: 'conversation',
  id,
  games: 100,
  withRate: 0.5,
  withoutRate: 0.5 - difference,
  difference,
  low,
  high,
})

const subject = (
  abductor: string,
  cards: readonly CardReport[],
  needed: readonly string[] = [],
): SubjectReport => ({
  subject: { abductor, pack: 'base', cards: '' },
  players: [],
  reference: null,
  cards,
  needed: needed.map((id) => ({ kind: 'demand', id })),
  numbers: [],
})

const pageBy = (by: 'instant' | 'greedy', isOfToday = true): string => {
  const subjects = [
    subject('arkayne', [card('small-talk', 0.4, 0.37, 0.43), card('hear-me-out', 0.02, -0.03, 0.07)]),
    subject('donna', [card('small-talk', 0.2, 0.16, 0.24), card('hear-me-out', -0.01, -0.06, 0.04)]),
    subject('edward', [], ['medical-care']),
  ]
  const report: LabReport = {
    format: 'negotiator-lab-report',
    version: 1,
    rules: '1.0.0',
    content: '',
    seed: '1',
    weights: [],
    complete: true,
    answer: { kind: 'study', by, subjects },
  }
  return balancePage({
    study: { run: runOfStudy([['any-any', 'abc']]), command: 'npm run balance', report },
    isOfToday,
  })
}

describe('what a card is worth', () => {
  it('has its paired interval: of the mean of two abductors, half of both taken together', () => {
    // Half widths of 3 and 4 points: together 5, of a mean of two 2.5.
    expect(pageBy('instant')).toContain(
      '| Small Talk | conversation | 50.0 % | 20.0 % | +30.0 | +27.5 to +32.5 | +20.0 to +40.0 |',
    )
  })

  it('is not known where the interval holds 0, and such cards stand apart', () => {
    const page = pageBy('instant')
    const [known, open] = page.split('their intervals hold 0')
    expect(known).toContain('| Small Talk |')
    expect(known).not.toContain('| Hear Me Out |')
    expect(open).toContain(
      '| Hear Me Out | conversation | 50.0 % | 49.5 % | +0.5 | −3.0 to +4.0 | −1.0 to +2.0 |',
    )
  })

  it('says who played: whoever has learned does so with the weights for any game', () => {
    expect(pageBy('instant')).toContain('as instant plays with the weights for any game')
    expect(pageBy('greedy')).toContain('as greedy plays:')
  })

  it('is known of no card that the set-up cannot do without: such are named, with who needs them', () => {
    expect(pageBy('instant')).toContain('no game to compare with: Medical Care (Edward Quinn).')
  })
})

describe('the study', () => {
  it('names the weights that it was played with', () => {
    expect(pageBy('instant')).toContain('(by the hash of their tables): any-any abc.')
  })

  it('is marked wherever it has figures if it was played with others', () => {
    const [page, old] = [pageBy('instant'), pageBy('instant', false)]
    expect(page).not.toContain('†')
    expect(old).toContain('`npm run balance` † (')
    expect(old).toContain('| rules of thumb † | the quick tier (instant) † |')
    expect(old).toContain('of the quick tier (instant) †.')
    expect(old).toContain('### With the cards of base †')
    expect(old).toContain('\n\n† Counted with another')
  })

  it('is of another run by other weights, but not by other finer tables: nobody played with those', () => {
    const run = runOfStudy([['a', '1']])
    expect(runOfStudy([['a', '2']])).not.toBe(run)
    expect(
      runOfStudy([
        ['a', '1'],
        ['a.finer', '1'],
      ]),
    ).toBe(run)
  })
})

describe('the proposal', () => {
  const of = (abductor: string, winRate: number) => ({
    abductor,
    now: { winRate: 0.9, margin: 0.01, isOfToday: true },
    proposed: {
      run: '',
      games: 200,
      winRate,
      winRateLow: winRate - 0.07,
      winRateHigh: winRate + 0.07,
      isLearned: true,
    },
    isOfToday: true,
  })

  it('tells how far it is from what is wanted, and who is further than chance explains', () => {
    const text = proposalPart([of('arkayne', 0.68), of('barrett', 0.62)])
    expect(text).toContain('| Arkayne Massua | 70 % | 90 % (89–91) | 68 % (61–75) | 200 | −2 points | yes |')
    expect(text).toContain('| Barrett Mullins | 50 % | 90 % (89–91) | 62 % (55–69) | 200 | +12 points |')
    expect(text).toContain('misses what is wanted for: Barrett Mullins.')
    expect(proposalPart([of('arkayne', 0.7)])).toContain('| 0 points |')
    expect(proposalPart([of('arkayne', 0.68)])).toContain('Every interval holds what is wanted.')
  })

  it('marks what was played with other values, and says who has not learned them', () => {
    const row = of('arkayne', 0.68)
    const text = proposalPart([
      { ...row, isOfToday: false, proposed: { ...row.proposed, isLearned: false } },
      of('donna', 0.55),
    ])
    expect(text).toMatch(/Arkayne.*68 % \(61–75\) † .*\| no \|/)
    expect(text).not.toMatch(/Donna.*†/)
    expect(text).toContain('† Counted with another')
  })

  it('is played anew for an abductor with other values, and for all with other cards', () => {
    const values = { terror: {}, abductors: { edward: { hostages: 14 }, donna: {} } }
    const others = { ...values, abductors: { ...values.abductors, edward: { hostages: 15 } } }
    expect(runOf('edward', others)).not.toBe(runOf('edward', values))
    expect(runOf('donna', others)).toBe(runOf('donna', values))
    expect(runOf('donna', { ...values, terror: { a: {} } })).not.toBe(runOf('donna', values))
  })

  describe('is played', () => {
    const learned = { run: 'now', games: 200, isLearned: true, weights: 'a' }
    const unlearned = { run: 'now', games: 200, isLearned: false }

    it('if nothing was, or fewer games, or by other weights, or with other values', () => {
      expect(isToPlay(1, null, 'now', null)).toBe(true)
      expect(isToPlay(201, learned, 'now', 'a')).toBe(true)
      expect(isToPlay(201, unlearned, 'now', null)).toBe(true)
      expect(isToPlay(1, learned, 'now', 'b')).toBe(true)
      expect(isToPlay(1, unlearned, 'now', 'a')).toBe(true)
      expect(isToPlay(1, learned, 'later', 'a')).toBe(true)
      expect(isToPlay(1, unlearned, 'later', null)).toBe(true)
    })

    it('not again, and not when no games are asked for', () => {
      expect(isToPlay(200, learned, 'now', 'a')).toBe(false)
      expect(isToPlay(200, unlearned, 'now', null)).toBe(false)
      expect(isToPlay(0, null, 'now', 'a')).toBe(false)
      expect(isToPlay(0, learned, 'now', 'b')).toBe(false)
    })

    it('never without learned weights where it was by some, however many games', () => {
      expect(isToPlay(9_000, learned, 'now', null)).toBe(false)
      expect(isToPlay(9_000, learned, 'later', null)).toBe(false)
    })
  })
})
