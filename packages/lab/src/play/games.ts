import type { Player } from '@negotiator/advisor'
import {
  applyMove,
  copyState,
  type Game,
  newState,
  type ReasonName,
  SeededChance,
  type State,
  type Table,
  viewOf,
} from '@negotiator/rules'
import type { Tally } from './tally.ts'

/** A player who decides by chance is given the game's seed. */
export interface SeededPlayer extends Player {
  begin?(low: number, high: number): void
  /** Chooses and plays at once, where that is faster. */
  step?(table: Table): void
}

/** A game is over long before; if not, the rules let it go round in circles, and that must show. */
const MOST_ACTIONS = 100_000

/** Plays games in place and counts how they end; a game's two numbers decide everything in it. */
export class Games {
  private readonly game: Game
  private readonly player: SeededPlayer
  private readonly chance = new SeededChance('')
  private readonly opening: State
  private readonly table: Table
  private readonly reasonNames: ReasonName[] = []

  constructor(game: Game, player: SeededPlayer) {
    this.game = game
    this.player = player
    this.opening = newState(game)
    this.table = { game, state: newState(game), chance: this.chance, log: null }
  }

  playOne(low: number, high: number, tally: Tally): void {
    const { chance, player, table } = this
    const { state } = table
    chance.reseed(low, high)
    player.begin?.(low, high)
    copyState(state, this.opening)
    let actions = 0
    while (state.result === 0) {
      if (player.step) player.step(table)
      else applyMove(table, player.choose(state))
      if (++actions > MOST_ACTIONS) throw new Error(`a game does not end (${low}, ${high})`)
    }
    const ended = state.result === 1 ? tally.wonIn : tally.lostIn
    while (ended.length < state.turn) ended.push(0)
    ended[state.turn - 1]!++
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
