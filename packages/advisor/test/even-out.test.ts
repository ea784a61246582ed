import { applyMove, newState, RESULT_NONE, RESULT_WON, SeededChance, type State } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { Instant } from '../src/instant.ts'
import { Network, situationOf } from '../src/network.ts'
import { evenedOut } from '../src/train/even-out.ts'
import { Trainer } from '../src/train/trainer.ts'
import { miniature } from './exact/miniature.ts'

const GAMES = 400
const SEED = 5

test('what is said of the positions of games without exploration is right on average, in every situation', () => {
  const trainer = new Trainer(miniature('doorstep'))
  for (let i = 0; i < 300; i++) trainer.playOne(i)
  const before = trainer.network.weights.slice()
  const evened = new Network(trainer.network.shape, evenedOut([trainer], GAMES, SEED))
  expect(trainer.network.weights).toEqual(before)

  const missing = [0, 0, 0]
  const formerlyMissing = [0, 0, 0]
  for (const { positions, won } of gamesOf(trainer)) {
    for (const s of positions) {
      missing[situationOf(s)]! += won - evened.value(s)
      formerlyMissing[situationOf(s)]! += won - trainer.network.value(s)
    }
  }
  for (const [situation, sum] of missing.entries()) {
    expect(Math.abs(formerlyMissing[situation]!)).toBeGreaterThan(1)
    expect(Math.abs(sum)).toBeLessThan(0.01)
  }
})

/** The same games, by the same player. */
function gamesOf({ game, network }: Trainer): { positions: State[]; won: number }[] {
  return Array.from({ length: GAMES }, (_, number) => {
    const player = new Instant(game, network)
    const chance = new SeededChance('')
    chance.reseed(number, SEED)
    const table = { game, state: newState(game), chance, log: null }
    const positions: State[] = []
    while (table.state.result === RESULT_NONE) {
      if (table.state.stack.length === 0) positions.push(structuredClone(table.state))
      applyMove(table, player.choose(table.state))
    }
    return { positions, won: table.state.result === RESULT_WON ? 1 : 0 }
  })
}
