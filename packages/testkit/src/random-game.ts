import {
  applyMove,
  type Chance,
  type DecisionStream,
  type Game,
  legalMoves,
  MOST_MOVES,
  type Move,
  type State,
} from '@negotiator/rules'

const buffer = new Int32Array(MOST_MOVES)

/** Plays a position to its end with uniformly random decisions, in place; `watch` sees every position. */
export function playRandomly(
  game: Game,
  state: State,
  chance: Chance,
  decisions: DecisionStream,
  watch: (state: State, chosen: Move | null) => void = () => {},
): State {
  const table = { game, state, chance, log: null }
  for (;;) {
    const count = legalMoves(game, state, buffer)
    if (count === 0) {
      watch(state, null)
      return state
    }
    const move = buffer[decisions.below(count)]!
    watch(state, move)
    applyMove(table, move)
  }
}
