import { applyMove, type Game, newState, RESULT_NONE, RESULT_WON, SeededChance } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { Instant } from '../src/instant.ts'
import { Network } from '../src/network.ts'
import { evenOut } from '../src/train/even-out.ts'
import { straightLine } from '../src/train/straight-line.ts'
import { Trainer } from '../src/train/trainer.ts'
import { miniature } from './exact/miniature.ts'

const GAMES = 400
const SEED = 5

test('what is said in games without exploration is right on average', () => {
  const trainer = new Trainer(miniature('doorstep'))
  for (let i = 0; i < 300; i++) trainer.playOne(i)
  const learned = trainer.outcome()
  const evening = evenOut([{ game: trainer.game, network: learned }], GAMES, SEED)
  const evened = new Network(learned.shape, learned.weights, evening)

  let [missing, formerlyMissing] = [0, 0]
  for (const { thoughts, won } of gamesOf({ game: trainer.game, learned })) {
    for (const thought of thoughts) {
      missing += (won - evened.said(thought)) / thoughts.length
      formerlyMissing += (won - thought) / thoughts.length
    }
  }
  expect(Math.abs(formerlyMissing)).toBeGreaterThan(1)
  expect(Math.abs(missing)).toBeLessThan(0.05)
})

test('a straight line is found again, and nothing is made of too little', () => {
  const observations = [-2, -1, 0, 1, 2, 3].flatMap((value) => {
    const chance = 1 / (1 + Math.exp(-1.3 * value + 0.2))
    return [
      { value, won: 1, weight: chance },
      { value, won: 0, weight: 1 - chance },
    ]
  })
  const { scale, shift } = straightLine(observations)
  expect(scale).toBeCloseTo(1.3, 6)
  expect(shift).toBeCloseTo(-0.2, 6)
  expect(straightLine([])).toEqual({ scale: 1, shift: 0 })
  const allWon = straightLine([1, 2].map((value) => ({ value, won: 1, weight: 1 })))
  expect(allWon.scale).toBeLessThanOrEqual(2)
  expect(allWon.shift).toBeLessThanOrEqual(2)
})

/** The same games, by the same player. */
function gamesOf({ game, learned }: { game: Game; learned: Network }): { thoughts: number[]; won: number }[] {
  return Array.from({ length: GAMES }, (_, number) => {
    const player = new Instant(game, learned)
    const chance = new SeededChance('')
    chance.reseed(number, SEED)
    const table = { game, state: newState(game), chance, log: null }
    const thoughts: number[] = []
    while (table.state.result === RESULT_NONE) {
      const move = player.choose(table.state)
      thoughts.push(player.expected(table.state))
      applyMove(table, move)
    }
    return { thoughts, won: table.state.result === RESULT_WON ? 1 : 0 }
  })
}
