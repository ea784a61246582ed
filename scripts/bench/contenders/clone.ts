import {
  applyMove,
  cloneState,
  DecisionStream,
  legalMoves,
  MOST_MOVES,
  newState,
  SeededChance,
  type State,
} from '@negotiator/rules'
import { GAMES } from '../games.ts'
import type { Contender } from './contender.ts'

const PER_GAME = 16

/** Whatever lies here may be looked at later, so no clone can be optimized away. */
const blackhole: (State | null)[] = new Array<State | null>(64).fill(null)

/** Not a way of playing: its actions are clones of positions from the middle of random games. */
export function clone(): Contender {
  const positions = samplePositions()
  return {
    play(cycles) {
      let n = 0
      for (let i = 0; i < cycles; i++) {
        for (const position of positions) blackhole[n++ & 63] = cloneState(position)
      }
      return n
    },
  }
}

function samplePositions(): State[] {
  const positions: State[] = []
  const chance = new SeededChance('clone')
  const decisions = new DecisionStream('clone')
  const moves = new Int32Array(MOST_MOVES)
  for (const { game } of GAMES) {
    const table = { game, state: newState(game), chance, log: null }
    for (let taken = 0; taken < PER_GAME; ) {
      if (table.state.result !== 0) table.state = newState(game)
      applyMove(table, moves[decisions.below(legalMoves(game, table.state, moves))]!)
      if (decisions.below(8) === 0) {
        positions.push(cloneState(table.state))
        taken++
      }
    }
  }
  return positions
}
