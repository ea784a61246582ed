import { expect, test } from 'vitest'
import { REASONS } from '../src/codes.ts'
import { DEFEATS, VICTORIES } from '../src/index.ts'

test('every reason for the end is either a victory or a defeat, and stands there once', () => {
  expect([...VICTORIES, ...DEFEATS].sort()).toEqual(REASONS.filter((reason) => reason !== null).sort())
})
