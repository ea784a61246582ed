import { type PositionSpec, positionFrom } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { Exact } from '../../src/exact/exact.ts'
import type { Reduction } from '../../src/exact/reduce.ts'
import { smallGame } from './miniature.ts'

/** Nobody left inside and the deck used up: one more save wins (D6), or it is over. */
const LAST_CHANCE = { pool: 0, saved: 2, deck: { red: 0, gold: 0 } } as const

function value(parts: Partial<Reduction>, position: PositionSpec): number {
  const game = smallGame(parts)
  return new Exact(game).value(positionFrom(game, position))
}

test('R2: one card, two dice, one success wins', () => {
  const win = value({ cards: { 'minor-extraction': 1 } }, { ...LAST_CHANCE, hand: ['minor-extraction'] })
  expect(win).toBeCloseTo(1 - (4 / 6) ** 2, 12)
})

test('R3: with two cards to spare a 4 will do', () => {
  const cards = { 'keep-cool': 2, 'minor-extraction': 1 }
  const hand = ['keep-cool', 'keep-cool', 'minor-extraction']
  expect(value({ cards }, { ...LAST_CHANCE, hand })).toBeCloseTo(1 - (3 / 6) ** 2, 12)
})

test('R4: a reaction gives one die another chance', () => {
  const cards = { 'hear-me-out': 1, 'minor-extraction': 1 }
  const hand = ['hear-me-out', 'minor-extraction']
  expect(value({ cards }, { ...LAST_CHANCE, hand })).toBeCloseTo(1 - (4 / 6) ** 3, 12)
})

test('E3: what is bought in the last conversation is used at once', () => {
  const cards = { 'minor-extraction': 1 }
  expect(value({ cards }, { ...LAST_CHANCE, hand: [], cp: 3 })).toBeCloseTo(5 / 9, 12)
  expect(value({ cards }, { ...LAST_CHANCE, hand: [], cp: 2 })).toBe(0)
})

test('D2, D3: calming down from 1 to S first gives three dice, and a second calming wins', () => {
  // Two keep-cools at threat 1: each works with at least one success of three dice, both are needed; D6.
  const works = 1 - (4 / 6) ** 3
  const hand = ['keep-cool', 'keep-cool']
  expect(value({ cards: { 'keep-cool': 2 } }, { ...LAST_CHANCE, threat: 1, hand })).toBeCloseTo(
    works ** 2,
    12,
  )
})

test('E1, P1: the extraction is bought after the worst card or after the best one', () => {
  // Threat 1: one point more leads to 2 dice, from there `cold-feet` leads back to S and 3 dice.
  const position: PositionSpec = { pool: 0, saved: 2, threat: 1, cp: 3, hand: [], phase: 'spend' }
  const cards = { 'minor-extraction': 1 }
  const beforeRed = value({ cards }, { ...position, deck: { red: 1, gold: 1 } })
  const beforeGold = value({ cards }, { ...position, deck: { red: 0, gold: 1 } })
  const two = 1 - (4 / 6) ** 2
  const three = 1 - (4 / 6) ** 3
  expect(beforeGold).toBeCloseTo(three, 12)
  // With two dice now, or with three after waiting for the gold card: a failure costs nothing that matters but time.
  // Played now and failed (kill with nobody inside, no red card left; the conversation ends), it is 3 CP away.
  expect(beforeRed).toBeCloseTo(Math.max(two, three), 12)
})
