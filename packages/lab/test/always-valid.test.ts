import { DecisionStream } from '@negotiator/rules'
import { describe, expect, it } from 'vitest'
import { alwaysValid } from '../src/numbers/always-valid.ts'
import { logBeta } from '../src/numbers/log-beta.ts'

describe('the logarithm of the beta function', () => {
  it('is that of the factorials', () => {
    // B(a, b) = (a − 1)! (b − 1)! / (a + b − 1)!
    expect(logBeta(3, 4)).toBeCloseTo(Math.log(1 / 60), 10)
    expect(logBeta(1, 1)).toBeCloseTo(0, 10)
    expect(logBeta(0.5, 0.5)).toBeCloseTo(Math.log(Math.PI), 10)
  })

  it('is the integral that it stands for', () => {
    const [a, b, steps] = [5.5, 2.5, 200_000]
    let sum = 0
    for (let i = 0; i < steps; i++) {
      const p = (i + 0.5) / steps
      sum += p ** (a - 1) * (1 - p) ** (b - 1)
    }
    expect(Math.exp(logBeta(a, b))).toBeCloseTo(sum / steps, 7)
  })
})

describe('an interval that may be looked at any time', () => {
  it('knows nothing before the first game, and never says more than it knows', () => {
    expect(alwaysValid(0, 0, 0.05)).toEqual([0, 1])
    expect(alwaysValid(0, 10, 0.05)[0]).toBe(0)
    expect(alwaysValid(10, 0, 0.05)[1]).toBe(1)
  })

  it('ends where the bet against a rate has won enough', () => {
    const [hits, misses, error] = [30, 70, 0.05]
    const won = logBeta(hits + 0.5, misses + 0.5) - logBeta(0.5, 0.5)
    for (const rate of alwaysValid(hits, misses, error)) {
      const wealth = Math.exp(won - hits * Math.log(rate) - misses * Math.log(1 - rate))
      expect(wealth).toBeCloseTo(1 / error, 4)
    }
  })

  it('mirrors itself, narrows with games, and widens with certainty', () => {
    const [low, high] = alwaysValid(30, 70, 0.05)
    const [lowOther, highOther] = alwaysValid(70, 30, 0.05)
    expect([1 - highOther, 1 - lowOther].map((n) => n.toFixed(9))).toEqual(
      [low, high].map((n) => n.toFixed(9)),
    )
    const width = (interval: [number, number]) => interval[1] - interval[0]
    expect(width(alwaysValid(300, 700, 0.05))).toBeLessThan(high - low)
    expect(width(alwaysValid(30, 70, 0.01))).toBeGreaterThan(high - low)
  })

  it('holds the true rate at all looks of a run at once, as often as it says', () => {
    const [error, rate, runs, looks] = [0.1, 0.3, 200, 250]
    const stream = new DecisionStream('coverage')
    let missed = 0
    for (let run = 0; run < runs; run++) {
      let hits = 0
      for (let n = 1; n <= looks; n++) {
        if (stream.below(10_000) < rate * 10_000) hits++
        const [low, high] = alwaysValid(hits, n - hits, error)
        if (low <= rate && rate <= high) continue
        missed++
        break
      }
    }
    // At most a tenth may miss; the run is fixed by its seed.
    expect(missed / runs).toBeLessThanOrEqual(error)
    // And it is no empty promise either: some do.
    expect(missed).toBeGreaterThan(0)
  })
})
