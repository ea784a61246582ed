import { applyMove, newState, SeededChance } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { Exact } from '../../src/exact/exact.ts'
import { PolicyValue } from '../../src/exact/policy-value.ts'
import { Greedy } from '../../src/greedy/greedy.ts'
import type { Player } from '../../src/player.ts'
import { miniature } from './miniature.ts'

const game = miniature('doorstep')
const exact = new Exact(game)
const optimum = exact.value(newState(game))

const GAMES = 1_000

/** How often a player really wins, and how many decisions he has. */
function played(player: Player): { win: number; decisions: number; loss: number } {
  let won = 0
  let decisions = 0
  let loss = 0
  for (let i = 0; i < GAMES; i++) {
    const table = { game, state: newState(game), chance: new SeededChance(`game ${i}`), log: null }
    while (table.state.result === 0) {
      const move = player.choose(table.state)
      loss += exact.value(table.state) - exact.valueOfMove(table.state, move)
      decisions++
      applyMove(table, move)
    }
    if (table.state.result === 1) won++
  }
  return { win: won / GAMES, decisions: decisions / GAMES, loss: loss / GAMES }
}

const error = (share: number): number => Math.sqrt((share * (1 - share)) / GAMES)

test('whoever plays by the exact values wins exactly that often', () => {
  expect(new PolicyValue(game, exact).of(newState(game)).win).toBeCloseTo(optimum, 12)
})

test('real games of the perfect player are won as often as the solver says', () => {
  const { win, loss } = played(exact)
  expect(Math.abs(win - optimum)).toBeLessThan(4 * error(optimum))
  expect(loss).toBeCloseTo(0, 9)
})

test('a worse player: his exact value is what he gets, and what he lacks is the sum of what his choices lose', () => {
  const greedy = new Greedy(game)
  const { win, decisions } = new PolicyValue(game, greedy).of(newState(game))
  expect(win).toBeLessThan(optimum)
  const real = played(greedy)
  expect(Math.abs(real.win - win)).toBeLessThan(4 * error(win))
  expect(real.loss).toBeCloseTo(optimum - win, 1)
  expect(decisions).toBeLessThanOrEqual(real.decisions * 1.05)
})
