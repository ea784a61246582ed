import { applyMove, type Game, newState, RESULT_NONE, RESULT_WON, SeededChance } from '@negotiator/rules'
import { type Evening, logit } from '../evening.ts'
import { Instant } from '../instant.ts'
import type { Network } from '../network.ts'
import { type Observation, straightLine } from './straight-line.ts'

/** A game and what was learned for it, as it ships: rounded weights think a little otherwise. */
export interface Learned {
  readonly game: Game
  readonly network: Network
}

/** As many digits as matter, so that a header stays readable. */
const rounded = (value: number): number => Number(value.toFixed(4))

/**
 * Learned while exploring, and drawn towards the best of several guesses, a value is a little too low where things go
 * well and too high where they do not. After the last lesson it is held against games without exploration: a straight
 * line on the logistic scale leads from what was thought to what came. Every game counts the same, however long.
 */
export function evenOut(lessons: readonly Learned[], games: number, seed: number): Evening {
  const observations: Observation[] = []
  for (let i = 0; i < games; i++) observations.push(...thoughtsOf(lessons[i % lessons.length]!, i, seed))
  const { scale, shift } = straightLine(observations)
  return { scale: rounded(scale), shift: rounded(shift) }
}

function thoughtsOf({ game, network }: Learned, number: number, seed: number): Observation[] {
  const player = new Instant(game, network)
  const chance = new SeededChance('')
  chance.reseed(number, seed)
  const table = { game, state: newState(game), chance, log: null }
  const values: number[] = []
  while (table.state.result === RESULT_NONE) {
    const move = player.choose(table.state)
    values.push(logit(player.expected(table.state)))
    applyMove(table, move)
  }
  const won = table.state.result === RESULT_WON ? 1 : 0
  return values.map((value) => ({ value, won, weight: 1 / values.length }))
}
