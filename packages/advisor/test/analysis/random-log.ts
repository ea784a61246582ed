import {
  applyMove,
  cloneState,
  DecisionStream,
  type Game,
  newState,
  SeededChance,
  type State,
  toAction,
} from '@negotiator/rules'
import type { GameLog, Player } from '../../src/index.ts'
import { movesOf } from '../positions.ts'

/** A game of random decisions, or its first `most` steps. */
export function randomLog(game: Game, seed: string, most = 1000): GameLog {
  const decisions = new DecisionStream(seed)
  const choose = (s: State) => {
    const moves = movesOf(game, s)
    return moves[decisions.below(moves.length)]!
  }
  return playedLog(game, seed, { choose }, most)
}

/** The game of a player, or its first `most` steps. */
export function playedLog(game: Game, seed: string, player: Player, most = 1000): GameLog {
  const chance = new SeededChance(seed)
  const table = { game, state: newState(game), chance, log: null }
  const steps: { before: typeof table.state; action: ReturnType<typeof toAction>; chance: SeededChance }[] =
    []
  while (table.state.result === 0 && steps.length < most) {
    const move = player.choose(table.state)
    const before = cloneState(table.state)
    steps.push({ before, action: toAction(game, before, move), chance: chance.clone() })
    applyMove(table, move)
  }
  // Each step is replayed from a source that still stands where it stood.
  return { game, steps, last: table.state, resigned: false }
}
