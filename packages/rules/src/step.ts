import { type Action, toAction, toMove } from './actions.ts'
import { applyMove } from './apply.ts'
import type { Game } from './game.ts'
import { legalMoves } from './legal.ts'
import { MOST_MOVES } from './moves.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import type { State } from './state.ts'
import type { Table } from './table.ts'

/** Applies an action in place. Refused, it tells why, and the position is as it was. */
export function step(t: Table, action: Action): Refusal | null {
  const move = toMove(t.game, t.state, action)
  if (typeof move !== 'number') return move
  const refusal = refusalOf(t.game, t.state, move)
  if (refusal === null) applyMove(t, move)
  return refusal
}

/** Why an action is not possible now; null if it is. */
export function whyNot(game: Game, state: State, action: Action): Refusal | null {
  const move = toMove(game, state, action)
  return typeof move === 'number' ? refusalOf(game, state, move) : move
}

export function legalActions(game: Game, state: State): Action[] {
  const moves = new Int32Array(MOST_MOVES)
  const n = legalMoves(game, state, moves)
  return Array.from(moves.subarray(0, n), (move) => toAction(game, state, move))
}
