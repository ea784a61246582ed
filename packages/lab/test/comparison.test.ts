import { DecisionStream } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { type Pairs, pairedDifference, pairsOf } from '../src/numbers/pairs.ts'
import { compare } from '../src/numbers/sequential.ts'

describe('games with the same seed', () => {
  it('are compared as far as both go', () => {
    expect(pairsOf('110100', '0101')).toEqual({ pairs: 4, first: 1, second: 0 })
    expect(pairsOf('0011', '1100')).toEqual({ pairs: 4, first: 2, second: 2 })
    expect(pairsOf('', '1')).toEqual({ pairs: 0, first: 0, second: 0 })
  })

  it('give a difference and its interval after Agresti and Min', () => {
    // 12 and 4 of 100: (12 − 4) / 102 ± 1.96 √(17 − 64 / 102) / 102
    const [difference, low, high] = pairedDifference({ pairs: 100, first: 12, second: 4 })
    expect(difference).toBeCloseTo(0.08, 10)
    expect(low).toBeCloseTo(0.0007, 3)
    expect(high).toBeCloseTo(0.1562, 3)
    expect(pairedDifference({ pairs: 0, first: 0, second: 0 })).toEqual([0, -1, 1])
  })
})

/** Pairs at random, one after the other. */
function* randomPairs(seed: string, onlyFirst: number, onlySecond: number): Generator<Pairs, void, void> {
  const stream = new DecisionStream(seed)
  let [pairs, first, second] = [0, 0, 0]
  for (;;) {
    const n = stream.below(1000) / 1000
    pairs++
    if (n < onlyFirst) first++
    else if (n < onlyFirst + onlySecond) second++
    yield { pairs, first, second }
  }
}

function verdictOf(seed: string, onlyFirst: number, onlySecond: number, most: number, margin: number) {
  for (const pairs of randomPairs(seed, onlyFirst, onlySecond)) {
    const { verdict } = compare(pairs, 0.05, margin)
    if (verdict !== 'open' || pairs.pairs === most) return { verdict, pairs: pairs.pairs }
  }
  throw new Error('unreachable')
}

describe('a comparison that stops as soon as it is sure', () => {
  it('is open before the first pair', () => {
    expect(compare({ pairs: 0, first: 0, second: 0 }, 0.05, 0.01)).toEqual({
      verdict: 'open',
      low: -1,
      high: 1,
    })
  })

  it('finds the better one, whichever it is, the sooner the larger the difference', () => {
    const large = verdictOf('a', 0.4, 0.1, 5000, 0.01)
    const small = verdictOf('a', 0.3, 0.22, 5000, 0.01)
    expect([large.verdict, small.verdict]).toEqual(['first', 'first'])
    expect(large.pairs).toBeLessThan(small.pairs)
    expect(verdictOf('b', 0.1, 0.4, 5000, 0.01).verdict).toBe('second')
  })

  it('says so when a difference is too small to matter', () => {
    expect(verdictOf('c', 0.1, 0.1, 20_000, 0.03).verdict).toBe('same')
    expect(compare({ pairs: 5000, first: 0, second: 0 }, 0.05, 0.01).verdict).toBe('same')
  })

  it('keeps its promise although it looks after every pair', () => {
    const runs = Array.from({ length: 150 }, (_, i) => verdictOf(`alike ${i}`, 0.2, 0.2, 300, 0.0001).verdict)
    const wrong = runs.filter((verdict) => verdict !== 'open').length
    expect(wrong / runs.length).toBeLessThanOrEqual(0.05)
    expect(wrong).toBeGreaterThan(0)
  })

  it('has the true difference in its interval', () => {
    let missed = 0
    for (let i = 0; i < 100; i++) {
      for (const pairs of randomPairs(`interval ${i}`, 0.25, 0.15)) {
        const { low, high } = compare(pairs, 0.05, 0.001)
        if (low > 0.1 || high < 0.1) missed++
        if (low > 0.1 || high < 0.1 || pairs.pairs === 150) break
      }
    }
    expect(missed / 100).toBeLessThanOrEqual(0.05)
  })
})
