import {
  applyMove,
  copyState,
  type Game,
  legalMoves,
  RESULT_NONE,
  RESULT_WON,
  type State,
} from '@negotiator/rules'
import { isLostForSure } from '../lost-for-sure.ts'
import type { Player } from '../player.ts'
import { PositionKey } from '../position-key.ts'
import { type Level, MEMORY, newLevel } from './exact.ts'
import { ValueTable } from './value-table.ts'

/** What comes of a player's decisions, exactly: no game is drawn by lot. */
export interface PolicyResult {
  readonly win: number
  /** Decisions with a choice that a game has on average. */
  readonly decisions: number
}

const UNFINISHED = -1
const WIN = 0
const DECISIONS = 1
const WIDTH = 2

/** Follows a player through everything that chance can do. He must decide by the position alone. */
export class PolicyValue {
  private readonly game: Game
  private readonly player: Player
  private readonly key: PositionKey
  private readonly known: ValueTable
  private readonly levels: Level[] = []

  constructor(game: Game, player: Player, mostBytes = MEMORY) {
    this.game = game
    this.player = player
    this.key = new PositionKey(game, true)
    this.known = new ValueTable(WIDTH, mostBytes)
  }

  /** How many different positions he can come to. */
  get states(): number {
    return this.known.size
  }

  of(s: State): PolicyResult {
    return this.follow(s, 0)
  }

  private follow(s: State, depth: number): PolicyResult {
    if (s.result !== RESULT_NONE) return s.result === RESULT_WON ? WON : LOST
    if (isLostForSure(s)) return LOST
    const { key, known } = this
    key.read(s)
    const { low, high } = key
    let slot = known.find(low, high)
    if (slot >= 0) {
      const win = known.values[slot * WIDTH + WIN]!
      if (win === UNFINISHED) throw new Error('The same position came again: a game must go forward')
      return { win, decisions: known.values[slot * WIDTH + DECISIONS]! }
    }
    known.values[known.add(low, high) * WIDTH] = UNFINISHED
    const result = this.decide(s, depth)
    slot = known.find(low, high)
    known.values[slot * WIDTH + WIN] = result.win
    known.values[slot * WIDTH + DECISIONS] = result.decisions
    return result
  }

  private decide(s: State, depth: number): PolicyResult {
    this.levels[depth] ??= newLevel(this.game)
    const { table, chance, moves } = this.levels[depth]!
    const hasChoice = legalMoves(this.game, s, moves) > 1
    const move = hasChoice ? this.player.choose(s) : moves[0]!
    let win = 0
    let decisions = hasChoice ? 1 : 0
    chance.first()
    do {
      copyState(table.state, s)
      applyMove(table, move)
      const after = this.follow(table.state, depth + 1)
      win += chance.probability * after.win
      decisions += chance.probability * after.decisions
    } while (chance.next())
    return { win, decisions }
  }
}

const WON: PolicyResult = { win: 1, decisions: 0 }
const LOST: PolicyResult = { win: 0, decisions: 0 }
