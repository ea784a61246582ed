import { newState, packDice } from '@negotiator/rules'
import { namedGame } from '@negotiator/testkit'
import { expect, test } from 'vitest'
import { pendingWorthRerolling } from '../src/worth-rerolling.ts'

const game = namedGame({ abductor: 'donna', pack: 'base' })

/** The faces that are tried, by dice. */
function tried(faces: readonly number[], pairsCount: boolean, converted = 0): number[] {
  const s = newState(game)
  s.roll = packDice(faces)
  s.rollCount = faces.length
  s.rollConverted = converted
  const worth = pendingWorthRerolling(s, pairsCount)
  return faces.flatMap((_, die) => ((worth >>> die) & 1 ? [die] : []))
}

test('R4: one failure and one 4 are enough where no pairs count', () => {
  expect(tried([3, 1, 2, 4, 4], false)).toEqual([1, 3])
  expect(tried([1, 1, 2], false)).toEqual([0])
  expect(tried([5, 6], false)).toEqual([])
})

test('R4: where pairs count each pair may be broken up, and of single failures the lowest goes', () => {
  expect(tried([2, 1], true)).toEqual([1])
  expect(tried([3, 3, 2, 1, 5], true)).toEqual([0, 3])
  expect(tried([5, 5, 6], true)).toEqual([])
})

test('R2, R4: with two successes only a bad pair is worth it', () => {
  expect(tried([5, 6, 1, 4], false)).toEqual([])
  expect(tried([5, 6, 1, 2, 4], true)).toEqual([])
  expect(tried([5, 6, 1, 1, 4], true)).toEqual([2])
})

test('R4: a converted die stays, another 4 may go', () => {
  expect(tried([4, 4, 1], false, 0b1)).toEqual([1, 2])
})
