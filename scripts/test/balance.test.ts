import type { CardReport, LabReport, SubjectReport } from '@negotiator/lab'
import { describe, expect, it } from 'vitest'
import { balancePage } from '../balance/page.ts'
import { proposalText } from '../balance/proposal.ts'

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

const subject = (abductor: string, cards: readonly CardReport[]): SubjectReport => ({
  subject: { abductor, pack: 'base', cards: '' },
  players: [],
  reference: null,
  cards,
  needed: [],
  numbers: [],
})

const pageBy = (by: 'instant' | 'greedy'): string => {
  const subjects = [
    subject('arkayne', [card('small-talk', 0.4, 0.37, 0.43), card('hear-me-out', 0.02, -0.03, 0.07)]),
    subject('donna', [card('small-talk', 0.2, 0.16, 0.24), card('hear-me-out', -0.01, -0.06, 0.04)]),
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
  return balancePage(report, 'npm run balance', [])
}

describe('what a card is worth', () => {
  it('has its paired interval: of the mean of two abductors, half of both taken together', () => {
    // Half widths of 3 and 4 points: together 5, of a mean of two 2.5.
    expect(pageBy('instant')).toContain(
      '| Small Talk | conversation | +30.0 | +27.5 to +32.5 | +20.0 to +40.0 |',
    )
  })

  it('is not known where the interval holds 0, and such cards stand apart', () => {
    const page = pageBy('instant')
    const [known, open] = page.split('their intervals hold 0')
    expect(known).toContain('| Small Talk |')
    expect(known).not.toContain('| Hear Me Out |')
    expect(open).toContain('| Hear Me Out | conversation | +0.5 | −3.0 to +4.0 | −1.0 to +2.0 |')
  })

  it('says who played: whoever has learned does so with the weights for any game', () => {
    expect(pageBy('instant')).toContain('as instant plays with the weights for any game')
    expect(pageBy('greedy')).toContain('as greedy plays:')
  })
})

describe('the proposal', () => {
  const rate = (winRate: number) => ({ winRate, winRateLow: winRate - 0.07, winRateHigh: winRate + 0.07 })
  const of = (abductor: string, winRate: number) => ({
    abductor,
    now: rate(0.9),
    proposed: rate(winRate),
    isLearned: true,
  })

  it('tells how far it is from what is wanted, and who is further than chance explains', () => {
    const text = proposalText([of('arkayne', 0.68), of('barrett', 0.62)], 200).join('\n')
    expect(text).toContain('| Arkayne Massua | 70 % | 90 % (83–97) | 68 % (61–75) | −2 points | yes |')
    expect(text).toContain('| Barrett Mullins | 50 % | 90 % (83–97) | 62 % (55–69) | +12 points | yes |')
    expect(text).toContain('misses what is wanted for: Barrett Mullins.')
    expect(proposalText([of('arkayne', 0.68)], 200)).toContain('Every interval holds what is wanted.')
  })
})
