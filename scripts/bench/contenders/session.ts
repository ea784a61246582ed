import { DecisionStream, legalMoves, MOST_MOVES, toAction } from '@negotiator/rules'
import { type GameSetup, isOver, newSession, perform, stateOf } from '@negotiator/session'
import { GAMES } from '../games.ts'
import type { Contender } from './contender.ts'

/** As a game is played at the table: every step on a copy, with its events and its hash. */
export function session(): Contender {
  const decisions = new DecisionStream('bench')
  const moves = new Int32Array(MOST_MOVES)
  let seed = 0

  function playGame(setup: GameSetup): number {
    let game = newSession(setup)
    while (!isOver(game)) {
      const state = stateOf(game)
      const n = legalMoves(game.game, state, moves)
      const done = perform(game, toAction(game.game, state, moves[decisions.below(n)]!))
      if (!done.ok) throw new Error('the session refused a legal move')
      game = done.session
    }
    return game.steps.length
  }

  return {
    play(cycles) {
      let actions = 0
      for (let i = 0; i < cycles; i++) {
        for (const { abductor, pack } of GAMES) {
          actions += playGame({ abductor, pack, seed: String(seed++), practice: false, ownDice: false })
        }
      }
      return actions
    },
  }
}
