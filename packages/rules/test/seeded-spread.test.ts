import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DecisionStream, SeededChance, unpackDice } from '../src/index.ts'

const ASKED = 60_000
/** More than four standard deviations; the seeds are fixed, so it holds always or never. */
const NEAR = 0.01

function shares(values: readonly number[]): number[] {
  const counts: number[] = []
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return Array.from(counts, (n) => (n ?? 0) / values.length)
}

function expectShares(values: readonly number[], wanted: readonly number[]): void {
  const got = shares(values)
  expect(got).toHaveLength(wanted.length)
  for (const [value, share] of wanted.entries()) {
    expect(Math.abs(got[value]! - share), `share of ${value}`).toBeLessThan(share === 0 ? 1e-9 : NEAR)
  }
}

const many = (one: () => number): number[] => Array.from({ length: ASKED }, one)

describe('the spread of seeded chance', () => {
  it('six faces, equally often, at every place of a roll', () => {
    const chance = new SeededChance('spread')
    const rolls = Array.from({ length: ASKED / 5 }, () => unpackDice(chance.roll(5), 5))
    expectShares(rolls.flat(), [0, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6, 1 / 6])
    for (const place of [0, 4]) {
      expect(new Set(rolls.map((roll) => roll[place]))).toEqual(new Set([1, 2, 3, 4, 5, 6]))
    }
  })

  it('S5: red cards as often as there are copies, gold ones equally', () => {
    const chance = new SeededChance('spread')
    const unseen = [4, 0, 1, 5, 1, 1]
    expectShares(
      many(() => chance.terror(unseen, 0, 4)),
      [0.4, 0, 0.1, 0.5],
    )
    expectShares(
      many(() => chance.terror(unseen, 4, 6)),
      [0, 0, 0, 0, 0.5, 0.5],
    )
  })

  it('S2: each demand that it may be, equally often', () => {
    const chance = new SeededChance('spread')
    expectShares(
      many(() => chance.demand(0b10110, 0, 0)),
      [0, 1 / 3, 1 / 3, 0, 1 / 3],
    )
  })

  it('below n is the same share of the 32 bits drawn, in whole numbers', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 65535 }), (seed, n) => {
        const bits = new DecisionStream(seed).uint32()
        expect(new DecisionStream(seed).below(n)).toBe(Number((BigInt(bits) * BigInt(n)) >> 32n))
      }),
    )
  })

  it('decisions below a number', () => {
    const stream = new DecisionStream('spread')
    expectShares(
      many(() => stream.below(4)),
      [0.25, 0.25, 0.25, 0.25],
    )
  })
})
