import { applyMove, copyState, type Game, type Move, newState, type State } from '@negotiator/rules'
import type { Lookahead } from '../lookahead.ts'
import type { Answered, ChanceEvent } from './chance-events.ts'
import { PartlyKnownChance } from './partly-known-chance.ts'

/** An event of chance and what it was worth: the value after it, less the exact expectation before it. */
export interface Luck {
  readonly event: ChanceEvent
  readonly luck: number
}

/** Tells the luck of every roll, draw and reveal of a move, one after the other. */
export class LuckMeter {
  private readonly game: Game
  private readonly lookahead: Lookahead
  private readonly plies: number
  private readonly state: State
  private readonly chance: PartlyKnownChance

  constructor(game: Game, lookahead: Lookahead, plies: number) {
    this.game = game
    this.lookahead = lookahead
    this.plies = plies
    this.state = newState(game)
    this.chance = new PartlyKnownChance(game, this.state)
  }

  measure(before: State, move: Move, answers: readonly Answered[]): Luck[] {
    const known: number[] = []
    let value = answers.length === 0 ? 0 : this.expectation(before, move, known)
    return answers.map(({ event, answer, others }) => {
      const expected = others === null ? value : this.expectationOver(before, move, known, others)
      known.push(answer)
      value = this.expectation(before, move, known)
      return { event, luck: value - expected }
    })
  }

  private expectationOver(
    before: State,
    move: Move,
    known: readonly number[],
    others: NonNullable<Answered['others']>,
  ): number {
    return others.reduce(
      (sum, { answer, probability }) =>
        sum + probability * this.expectation(before, move, [...known, answer]),
      0,
    )
  }

  /** Over everything that can still happen when the first answers are known. */
  private expectation(before: State, move: Move, known: readonly number[]): number {
    const { game, state, chance, lookahead } = this
    const table = { game, state, chance, log: null }
    let value = 0
    chance.first(known)
    do {
      copyState(state, before)
      applyMove(table, move)
      value += chance.probability * lookahead.valueOf(state, this.plies)
    } while (chance.next())
    return value
  }
}
