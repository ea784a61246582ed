import { expect, test } from 'vitest'
import { FlatMonteCarlo, Greedy } from '../src/index.ts'
import { roughAdvice } from '../src/rough-advice.ts'
import { movesOf, somePositions } from './positions.ts'

test('without anything learned every legal move is ranked, and the position stays as it is', () => {
  for (const { name, game, state } of somePositions(1, 'rough')) {
    const before = JSON.stringify(state)
    const answers = [...roughAdvice(game, state, 3, { playouts: 16, seed: 'test' })]
    expect(answers).toHaveLength(4)
    for (const { version, moves, chance, margin, playouts } of answers) {
      expect(version).toBe(3)
      // Even if all of so few games end the same way.
      expect(margin).toBeGreaterThan(0.05)
      expect(
        moves.map(({ move }) => move).sort((a, b) => a - b),
        name,
      ).toEqual([...movesOf(game, state)].sort((a, b) => a - b))
      expect(moves.map(({ value }) => value)).toEqual(
        moves.map(({ value }) => value).toSorted((a, b) => b - a),
      )
      expect(chance >= 0 && chance <= 1).toBe(true)
      expect(playouts % moves.length).toBe(0)
    }
    expect(JSON.stringify(state)).toBe(before)
  }
})

test('the same question gets the same answer', () => {
  const [first] = somePositions(1, 'rough')
  const ask = () => [...roughAdvice(first!.game, first!.state, 0, { playouts: 8, seed: 'again' })]
  expect(ask()).toEqual(ask())
})

test('the chance is not that of the luckiest move: games that were not asked which is best say the same on average', () => {
  const SAMPLE = 16
  const FRESH = 60
  const positions = somePositions(12, 'rough bias')
  const sums = { told: 0, best: 0, fresh: 0, within: 0 }
  for (const { game, state, name } of positions) {
    const { chance, margin, moves } = [...roughAdvice(game, state, 0, { playouts: SAMPLE, seed: name })].at(
      -1,
    )!
    const fresh = new FlatMonteCarlo(game, new Greedy(game), 0, `fresh ${name}`)
    sums.told += chance
    sums.best += moves[0]!.value
    const share = fresh.wins(state, moves[0]!.move, FRESH) / FRESH
    sums.fresh += share
    if (Math.abs(chance - share) <= margin!) sums.within++
  }
  const bias = (said: number) => (said - sums.fresh) / positions.length
  // The games that chose the move do say too much of it, or this would test nothing.
  expect(bias(sums.best)).toBeGreaterThan(0.05)
  expect(Math.abs(bias(sums.told))).toBeLessThan(0.03)
  expect(sums.within / positions.length).toBeGreaterThan(0.9)
})
