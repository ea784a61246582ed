import {
  applyMove,
  copyState,
  type Game,
  legalMoves,
  MOST_MOVES,
  type Move,
  newState,
  RESULT_NONE,
  RESULT_WON,
  type State,
  type Table,
} from '@negotiator/rules'
import { AllChance } from '../all-chance.ts'
import { isLostForSure } from '../lost-for-sure.ts'
import type { Player } from '../player.ts'
import { PositionKey } from '../position-key.ts'
import { ValueTable } from './value-table.ts'

export const MEMORY = 4 * 2 ** 30

/** In the table while a position is being worked on: the game has no way back, so it is never met there. */
const UNFINISHED = -1

/** What one level of the recursion steps in. */
export interface Level {
  readonly table: Table
  readonly chance: AllChance
  readonly moves: Int32Array
}

export function newLevel(game: Game): Level {
  const state = newState(game)
  const chance = new AllChance(game, state, true)
  return { table: { game, state, chance, log: null }, chance, moves: new Int32Array(MOST_MOVES) }
}

/** The true chance of winning with perfect play, for games small enough: every position is worked out, once. */
export class Exact implements Player {
  private readonly game: Game
  private readonly key: PositionKey
  private readonly known: ValueTable
  private readonly levels: Level[] = []

  constructor(game: Game, mostBytes = MEMORY, key = new PositionKey(game)) {
    this.game = game
    this.key = key
    this.known = new ValueTable(1, mostBytes)
  }

  /** How many different positions were worked out. */
  get states(): number {
    return this.known.size
  }

  value(s: State, depth = 0): number {
    if (s.result !== RESULT_NONE) return s.result === RESULT_WON ? 1 : 0
    if (isLostForSure(s)) return 0
    const { key, known } = this
    key.read(s)
    const { low, high } = key
    const slot = known.find(low, high)
    if (slot >= 0) {
      const value = known.values[slot]!
      if (value === UNFINISHED) throw new Error('The same position came again: a game must go forward')
      return value
    }
    known.values[known.add(low, high)] = UNFINISHED
    const { moves } = this.level(depth)
    const n = legalMoves(this.game, s, moves)
    let best = 0
    for (let i = 0; i < n && best < 1; i++) best = Math.max(best, this.valueOfMove(s, moves[i]!, depth))
    known.values[known.find(low, high)] = best
    return best
  }

  valueOfMove(s: State, move: Move, depth = 0): number {
    const { table, chance } = this.level(depth)
    let value = 0
    chance.first()
    do {
      copyState(table.state, s)
      applyMove(table, move)
      value += chance.probability * this.value(table.state, depth + 1)
    } while (chance.next())
    return value
  }

  choose(s: State): Move {
    const moves = new Int32Array(MOST_MOVES)
    const n = legalMoves(this.game, s, moves)
    let best = moves[0]!
    let most = -1
    for (let i = 0; i < n; i++) {
      const value = this.valueOfMove(s, moves[i]!)
      if (value <= most) continue
      most = value
      best = moves[i]!
    }
    return best
  }

  private level(depth: number): Level {
    this.levels[depth] ??= newLevel(this.game)
    return this.levels[depth]!
  }
}
