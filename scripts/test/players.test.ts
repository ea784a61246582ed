import { FlatMonteCarlo, Greedy } from '@negotiator/advisor'
import { gameContent } from '@negotiator/content'
import { applyMove, compileGame, newState, SeededChance } from '@negotiator/rules'
import { expect, test } from 'vitest'
import { beginGame, lineFor } from '../strength/players.ts'

const game = compileGame(gameContent('arkayne', 'base'))
const random = () => lineFor(game, { abductor: 'arkayne', pack: 'base', policy: 'random' }).player
/** The same player with fewer games played out, so that it takes a moment only. */
const flat = () => new FlatMonteCarlo(game, new Greedy(game), 20, 'flat')

function movesIn(player: ReturnType<typeof random>, number: number, of = game): number[] {
  beginGame(player, number)
  const table = { game: of, state: newState(of), chance: new SeededChance(`${number}`), log: null }
  const moves: number[] = []
  while (table.state.result === 0) {
    moves.push(player.choose(table.state))
    applyMove(table, moves.at(-1)!)
  }
  return moves
}

test.each([
  ['random', random],
  ['flat Monte Carlo', flat],
])('%s plays a game the same whether it has played others before or was started anew', (_, player) => {
  const inOneGo = player()
  const games = [0, 1, 2].map((number) => movesIn(inOneGo, number))
  expect([0, 1, 2].map((number) => movesIn(player(), number))).toEqual(games)
  expect(games[1]).not.toEqual(games[0])
})

test('greedy plays the same with more inside than he remembers, whatever games he has played before', () => {
  const barrett = gameContent('barrett', 'base')
  const crowd = compileGame({ ...barrett, abductor: { ...barrett.abductor, hostages: 20 } })
  // In one of so many games, what was worked out for another number of hostages would decide otherwise.
  const numbers = Array.from({ length: 140 }, (_, number) => number)
  const inOneGo = new Greedy(crowd)
  const games = numbers.map((number) => movesIn(inOneGo, number, crowd))
  expect(numbers.map((number) => movesIn(new Greedy(crowd), number, crowd))).toEqual(games)
})
