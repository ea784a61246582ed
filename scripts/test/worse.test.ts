import { expect, test } from 'vitest'
import { comparison } from '../train/worse.ts'

const SHIPPED = { games: 900_000, won: 4764, of: 6000 }

test('What was learned too shortly does not take the place of what is shipped', () => {
  expect(comparison({ games: 300, won: 6, of: 6000 }, SHIPPED)).toBe(
    'it wins 0.1 % after 300 games, what is shipped 79.4 %',
  )
})

test('As good but for luck, better, or the first of its kind: nothing speaks against it', () => {
  expect(comparison({ games: 950_000, won: 4750, of: 6000 }, SHIPPED)).toBeNull()
  expect(comparison({ games: 950_000, won: 4800, of: 6000 }, SHIPPED)).toBeNull()
  expect(comparison({ games: 300, won: 6, of: 6000 }, undefined)).toBeNull()
})
