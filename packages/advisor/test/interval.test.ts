import { DecisionStream } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { meanMargin } from '../src/interval.ts'

const stream = new DecisionStream('intervals')

/** Near enough to a normal distribution around 0: twelve dice of a thousand faces. */
function drawn(): number {
  let sum = 0
  for (let i = 0; i < 12; i++) sum += stream.below(1000) - 499.5
  return sum
}

/** Of so many results, how often the interval around their mean holds the true one. */
function coverage(games: number, tries: number): number {
  let held = 0
  for (let i = 0; i < tries; i++) {
    const results = Array.from({ length: games }, drawn)
    const sum = results.reduce((all, result) => all + result, 0)
    const squares = results.reduce((all, result) => all + result * result, 0)
    if (Math.abs(sum / games) <= meanMargin({ games, sum, squares })) held++
  }
  return held / tries
}

describe('an interval of 95 %', () => {
  it.each([2, 3, 4, 6, 8, 20, 100])('holds the truth 95 times of a hundred after %i games', (games) => {
    expect(Math.abs(coverage(games, 20_000) - 0.95)).toBeLessThan(0.006)
  })

  it('is as wide as it can be while nothing is known, and nothing wide where all are alike', () => {
    expect(meanMargin({ games: 1, sum: 0.4, squares: 0.16 })).toBe(1)
    expect(meanMargin({ games: 4, sum: 2, squares: 1 })).toBe(0)
  })
})
