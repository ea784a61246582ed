import {
  copyState,
  DecisionStream,
  type Game,
  newState,
  type ReasonName,
  SeededChance,
  type State,
  stepAtRandom,
  type Table,
  viewOf,
} from '@negotiator/rules'
import type { Tally } from './tally.ts'

/** A game is over long before; if not, the rules let it go round in circles, and that must show. */
const MOST_ACTIONS = 100_000

/**
 * Plays games in place, any possible move with the same chance. The seed gives every game its own two numbers
 * in turn, so the first thousand of a longer run are the games of a shorter one.
 */
export class RandomPlayer {
  private readonly game: Game
  private readonly seeds: DecisionStream
  private readonly decisions = new DecisionStream('')
  private readonly chance = new SeededChance('')
  private readonly opening: State
  private readonly table: Table
  private readonly reasonNames: ReasonName[] = []

  constructor(game: Game, seed: string) {
    this.game = game
    this.opening = newState(game)
    this.table = { game, state: newState(game), chance: this.chance, log: null }
    this.seeds = new DecisionStream(seed)
  }

  playOne(tally: Tally): void {
    const { chance, decisions, table } = this
    const { state } = table
    const low = this.seeds.uint32()
    const high = this.seeds.uint32()
    chance.reseed(low, high)
    decisions.reseed(low, high)
    copyState(this.opening, state)
    let actions = 0
    while (state.result === 0) {
      stepAtRandom(table, decisions)
      if (++actions > MOST_ACTIONS) throw new Error(`a game does not end (${low}, ${high})`)
    }
    tally.games++
    if (state.result === 1) tally.won++
    tally.turns += state.turn
    tally.actions += actions
    tally.reasons[this.reasonOf(state)]++
  }

  /** The numbers of a state have no names outside of the rules; a view tells them, once for each. */
  private reasonOf(state: State): ReasonName {
    this.reasonNames[state.reason] ??= viewOf(this.game, state).reason!
    return this.reasonNames[state.reason]!
  }
}
