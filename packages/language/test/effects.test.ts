import { OP_NAMES } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { alertText, dialLabel, effectText, LANGS, ownRuleText, shortEffect, signed } from '../src/index.ts'
import { EVERY_OP } from './every-op.ts'
import { flawOf } from './shown-text.ts'

it('the samples cover every op of the engine', () => {
  expect(Object.keys(EVERY_OP).sort()).toEqual([...OP_NAMES].sort())
})

describe.each(LANGS)('effects in %s', (lang) => {
  it.each(Object.entries(EVERY_OP))('%s', (_, samples) => {
    for (const effect of samples) {
      expect(flawOf(lang, effectText(lang, [effect]))).toBeNull()
      expect(flawOf(lang, shortEffect(lang, [effect]))).toBeNull()
    }
  })

  it('nothing at all', () => {
    expect(flawOf(lang, effectText(lang, []))).toBeNull()
    expect(shortEffect(lang, [])).toBe('—')
  })
})

it('is short in tight tables', () => {
  const effects = [{ op: 'cp', n: 2 }, { op: 'reveal' }] as const
  expect(shortEffect('en', effects)).toBe('+2 CP · reveal')
  expect(shortEffect('fr', effects)).toBe('+2 PD · révéler')
  expect(shortEffect('fr', [{ op: 'eliminate' }, { op: 'kill', n: 1 }, { op: 'end' }])).toBe(
    'preneur éliminé · 1 otage éliminé · fin',
  )
  expect(shortEffect('en', [{ op: 'dice', n: -1, duration: 'next' }])).toBe('−1 die (next roll)')
})

it('tells effects in their order', () => {
  const effects = [{ op: 'cp', n: 2 }, { op: 'reveal' }] as const
  expect(effectText('en', effects)).toBe('Gain 2 CP, then reveal one facedown demand.')
  expect(effectText('fr', effects)).toBe('Vous gagnez 2 PD, puis vous révélez une revendication face cachée.')
})

it('labels the dial in the letters of the language', () => {
  expect([0, 3, 7].map((n) => dialLabel('en', n))).toEqual(['S', '3', 'K'])
  expect([0, 3, 7].map((n) => dialLabel('fr', n))).toEqual(['L', '3', 'E'])
  expect([-2, 0, 1].map(signed)).toEqual(['−2', '0', '+1'])
})

it('tells alerts that no built-in card has', () => {
  expect(alertText('en', { on: 'threat', atLeast: 7 })).toBe('when threat rises to K')
  expect(alertText('fr', { on: 'cp', atMost: -2 })).toBe('quand vos PD tombent à −2 ou moins')
})

it('says he or she in an own rule', () => {
  const rule = { rule: 'kill-raises-threat' } as const
  expect(ownRuleText('en', rule, 'edward')).toMatch(/^He does not want to kill/)
  expect(ownRuleText('fr', rule, 'donna')).toMatch(/^Elle ne veut pas tuer/)
  expect(ownRuleText('en', { rule: 'escape-joins', turns: [4], most: 2 })).toMatch(/^At the start of turn 4 /)
})
