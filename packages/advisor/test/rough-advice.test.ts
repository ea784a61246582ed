import { expect, test } from 'vitest'
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
      expect(chance).toBe(moves[0]!.value)
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
