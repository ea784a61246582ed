import {
  applyMove,
  copyState,
  DecisionStream,
  type Game,
  type Move,
  newState,
  RESULT_NONE,
  RESULT_WON,
  SeededChance,
  type State,
  type Table,
} from '@negotiator/rules'
import { Instant } from './instant.ts'
import { meanMargin } from './interval.ts'
import type { Judge } from './judge.ts'

/**
 * Games played out by the quick tier from one position. Each tells not just won or lost: the luck of every roll and
 * draw (what came, less what was to be expected) is taken off, which leaves the same mean and a fraction of the
 * spread. So a few hundred games tell the chance of winning to a point or so.
 */
export class Playouts {
  games = 0
  private sum = 0
  private squares = 0
  private readonly player: Instant
  private readonly table: Table
  private readonly chance = new SeededChance('')
  private readonly seeds: DecisionStream

  constructor(game: Game, judge: Judge, seed: string) {
    this.player = new Instant(game, judge)
    this.table = { game, state: newState(game), chance: this.chance, log: null }
    this.seeds = new DecisionStream(seed)
  }

  get nodes(): number {
    return this.player.lookahead.nodes
  }

  /** The result without its luck; if `first` is given, that is the first move. */
  playOne(from: State, first?: Move): number {
    const { player, table } = this
    const s = table.state
    copyState(s, from)
    this.chance.reseed(this.seeds.uint32(), this.seeds.uint32())
    let luck = first === undefined ? 0 : this.begin(first)
    while (s.result === RESULT_NONE) {
      const move = player.choose(s)
      const expected = player.expected(s)
      applyMove(table, move)
      luck += player.lookahead.valueOf(s, 0) - expected
    }
    const skill = (s.result === RESULT_WON ? 1 : 0) - luck
    this.games++
    this.sum += skill
    this.squares += skill * skill
    return skill
  }

  /** Makes a move whether it is the player's or not; its luck. */
  private begin(move: Move): number {
    const { lookahead } = this.player
    const s = this.table.state
    lookahead.begin(s)
    const expected = lookahead.expectation(s, move, 0)
    applyMove(this.table, move)
    return lookahead.valueOf(s, 0) - expected
  }

  mean(): number {
    return Math.min(Math.max(this.sum / this.games, 0), 1)
  }

  /** Half the width of the 95 % interval. */
  margin(): number {
    const { games, sum, squares } = this
    return meanMargin({ games, sum, squares })
  }
}
