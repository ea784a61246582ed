import {
  applyMove,
  copyState,
  DecisionStream,
  type Game,
  legalMoves,
  MOST_MOVES,
  type Move,
  newState,
  RESULT_NONE,
  RESULT_WON,
  SeededChance,
  type State,
} from '@negotiator/rules'
import type { Player } from './player.ts'

/** The yardstick: every legal move is played out equally often by a simple player, and the most wins decide. */
export class FlatMonteCarlo implements Player {
  private readonly game: Game
  private readonly rollout: Player
  private readonly rollouts: number
  private readonly moves = new Int32Array(MOST_MOVES)
  private readonly seeds: DecisionStream
  private readonly chance = new SeededChance('')
  private readonly state: State

  constructor(game: Game, rollout: Player, rollouts: number, seed: string) {
    this.game = game
    this.rollout = rollout
    this.rollouts = rollouts
    this.seeds = new DecisionStream(seed)
    this.state = newState(game)
  }

  /** For a new game: what is played out from here on depends on these numbers, not on the games before. */
  begin(low: number, high: number): void {
    this.seeds.reseed(low, high)
  }

  choose(s: State): Move {
    const n = legalMoves(this.game, s, this.moves)
    if (n === 1) return this.moves[0]!
    const each = Math.ceil(this.rollouts / n)
    let best = this.moves[0]!
    let most = -1
    for (let i = 0; i < n; i++) {
      const won = this.wins(s, this.moves[i]!, each)
      if (won <= most) continue
      most = won
      best = this.moves[i]!
    }
    return best
  }

  /** Of so many games after a move, those won. */
  wins(s: State, move: Move, games: number): number {
    const { state, chance, rollout } = this
    const table = { game: this.game, state, chance, log: null }
    let won = 0
    for (let i = 0; i < games; i++) {
      copyState(state, s)
      chance.reseed(this.seeds.uint32(), this.seeds.uint32())
      applyMove(table, move)
      while (state.result === RESULT_NONE) applyMove(table, rollout.choose(state))
      if (state.result === RESULT_WON) won++
    }
    return won
  }
}
