import { type Move, positionFrom, toMove } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { Lookahead } from '../src/lookahead.ts'
import { smallGame } from './exact/miniature.ts'

/** Whatever does not win at once is lost: so a value is the chance of the dice alone. */
const AT_ONCE = { value: () => 0, beforeDraw: () => 0 }

/** Nobody left inside and the deck used up: one more save wins (D6). Two dice, one success will do. */
function chanceOfExtraction(cards: Record<string, number>, noConvert = 0): number {
  const all = { ...cards, 'minor-extraction': 1 }
  const game = smallGame({ cards: all })
  const hand = Object.entries(all).flatMap(([id, n]) => Array.from({ length: n }, () => id))
  const s = positionFrom(game, { pool: 0, saved: 2, threat: 3, deck: { red: 0, gold: 0 }, hand })
  s.noConvert = noConvert
  const lookahead = new Lookahead(game, AT_ONCE)
  lookahead.begin(s)
  return lookahead.expectation(s, toMove(game, s, { play: 'minor-extraction' }) as Move, 0)
}

const TWO_DICE_FAIL = (4 / 6) ** 2

test.each([
  ['no cards', {}, 1 - TWO_DICE_FAIL],
  ['R3: two cards turn a 4', { 'keep-cool': 2 }, 1 - (3 / 6) ** 2],
  ['R3: one card turns nothing', { 'keep-cool': 1 }, 1 - TWO_DICE_FAIL],
  ['R4: a re-roll', { 'hear-me-out': 1 }, 1 - (4 / 6) ** 3],
  // Kept: of two 4s, or a 4 and a failure, one is turned; so it is two failures that are rolled again, the first once.
  ['R4: two re-rolls, or the same cards for a 4', { 'hear-me-out': 2 }, 1 - (3 / 6) ** 2 * (4 / 6) ** 2],
])('a search knows what a roll can come to, with %s', (_, cards, chance) => {
  expect(chanceOfExtraction(cards)).toBeCloseTo(chance, 12)
})

test('R4: every re-roll in hand is counted on, where no 4 can be turned', () => {
  expect(chanceOfExtraction({ 'hear-me-out': 2 }, 1)).toBeCloseTo(1 - (4 / 6) ** 4, 12)
})
