import { applyMove, DecisionStream, legalMoves, MOST_MOVES, newState, SeededChance } from '@negotiator/rules'
import { GAMES } from '../games.ts'
import type { Contender } from './contender.ts'

/** As simulation and search play: one state per game, stepped in place, nothing written down. */
export function inPlace(): Contender {
  const chance = new SeededChance('')
  const decisions = new DecisionStream('bench')
  const moves = new Int32Array(MOST_MOVES)
  const tables = GAMES.map(({ game }) => ({ game, state: newState(game), chance, log: null }))
  let seed = 0

  function playGame(table: (typeof tables)[number]): number {
    const { game } = table
    const state = newState(game)
    table.state = state
    chance.reseed(seed++, 0)
    let actions = 0
    while (state.result === 0) {
      const n = legalMoves(game, state, moves)
      applyMove(table, moves[decisions.below(n)]!)
      actions++
    }
    return actions
  }

  return {
    play(cycles) {
      let actions = 0
      for (let i = 0; i < cycles; i++) {
        for (const table of tables) actions += playGame(table)
      }
      return actions
    },
  }
}
