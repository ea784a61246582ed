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
import type { Player } from './player.ts'

/**
 * Games played out from one position, mostly by the quick tier. Each tells not just won or lost: the luck of every roll and
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
    const s = this.layOut(from)
    let luck = first === undefined ? 0 : this.make(first)
    while (s.result === RESULT_NONE) {
      const move = player.choose(s)
      const expected = player.expected(s)
      applyMove(table, move)
      luck += player.lookahead.valueOf(s, 0) - expected
    }
    return this.count(luck)
  }

  /** One game by another player, decision by decision: one that thinks takes its time, and somebody may want to stop. */
  *playBy(thinker: Player, from: State): Generator<void, void, void> {
    const s = this.layOut(from)
    let luck = 0
    while (s.result === RESULT_NONE) {
      luck += this.make(thinker.choose(s))
      yield
    }
    this.count(luck)
  }

  private layOut(from: State): State {
    const { state } = this.table
    copyState(state, from)
    this.chance.reseed(this.seeds.uint32(), this.seeds.uint32())
    return state
  }

  private count(luck: number): number {
    const skill = (this.table.state.result === RESULT_WON ? 1 : 0) - luck
    this.games++
    this.sum += skill
    this.squares += skill * skill
    return skill
  }

  /** Makes a move, whoever chose it; its luck. */
  private make(move: Move): number {
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
