import {
  applyMove,
  DecisionStream,
  type Game,
  legalMoves,
  MOST_MOVES,
  type Move,
  newState,
  RESULT_NONE,
  RESULT_WON,
  type SeededChance,
} from '@negotiator/rules'
import type { Player } from '../player.ts'

/** One decision in so many is left to chance; none in the first try. */
const ONE_IN = 12

/**
 * A line that wins the game of this seed, found by playing it again and again with other decisions; null if none of the
 * tries won, which proves nothing. Most games are won that way, long before a search would get there.
 */
export function winningLine(
  game: Game,
  chance: SeededChance,
  player: Player,
  tries: number,
): readonly Move[] | null {
  const decisions = new DecisionStream('winning line')
  for (let i = 0; i < tries; i++) {
    const line = playOnce(game, chance.clone(), player, i === 0 ? null : decisions)
    if (line !== null) return line
  }
  return null
}

function playOnce(
  game: Game,
  chance: SeededChance,
  player: Player,
  decisions: DecisionStream | null,
): readonly Move[] | null {
  const table = { game, state: newState(game), chance, log: null }
  const moves = new Int32Array(MOST_MOVES)
  const line: Move[] = []
  while (table.state.result === RESULT_NONE) {
    const isOther = decisions !== null && decisions.below(ONE_IN) === 0
    const move = isOther
      ? moves[decisions.below(legalMoves(game, table.state, moves))]!
      : player.choose(table.state)
    line.push(move)
    applyMove(table, move)
  }
  return table.state.result === RESULT_WON ? line : null
}
