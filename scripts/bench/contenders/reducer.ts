import { DecisionStream, legalMoves, MOST_MOVES } from '@negotiator/rules'
import { adapt, bgGame, TUNED } from '../adapter.ts'
import { type BgAction, CreateGameReducer, InitializeGame } from '../boardgame-io.ts'
import { GAMES } from '../games.ts'
import type { Contender } from './contender.ts'

/** boardgame.io's reducer without its bot: moves are picked as in place, the actions are made beforehand. */
export function reducer(): Contender {
  const decisions = new DecisionStream('bench')
  const moves = new Int32Array(MOST_MOVES)
  const actions = new Map<number, BgAction>()
  const players = GAMES.map(({ game }) => {
    const { functions, chance } = adapt(game, TUNED)
    const bg = bgGame(functions, TUNED)
    return { game, chance, bg, reduce: CreateGameReducer({ game: bg }) }
  })
  let seed = 0

  function actionOf(move: number): BgAction {
    let action = actions.get(move)
    if (action === undefined) {
      action = { type: 'MAKE_MOVE', payload: { type: 'go', args: [move], playerID: '0' } }
      actions.set(move, action)
    }
    return action
  }

  function playGame({ game, chance, bg, reduce }: (typeof players)[number]): number {
    chance.reseed(seed++, 0)
    let state = InitializeGame({ game: bg, numPlayers: 1 })
    while (state.ctx.gameover === undefined) {
      const n = legalMoves(game, TUNED.stateIn(state.G), moves)
      state = reduce(state, actionOf(moves[decisions.below(n)]!))
    }
    return state._stateID
  }

  return {
    play(cycles) {
      let total = 0
      for (let i = 0; i < cycles; i++) {
        for (const player of players) total += playGame(player)
      }
      return total
    },
  }
}
