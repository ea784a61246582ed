import { cloneState, type Game, legalMoves, MOST_MOVES, type State } from '@negotiator/rules'
import type { Advice } from './advice.ts'
import { alikeAsOne } from './alike-as-one.ts'
import { byValue } from './deepen.ts'
import { FlatMonteCarlo } from './flat-monte-carlo.ts'
import { Greedy } from './greedy/greedy.ts'
import { Z } from './interval.ts'

export interface RoughSettings {
  /** Games played out for each move. */
  readonly playouts: number
  readonly seed: string
}

const ROUGH: RoughSettings = { playouts: 400, seed: 'advice' }

/** Games for a move between two answers. */
const GAMES_PER_ROUND = 4

/**
 * Answers without anything learned: after every move games are played out by rules of thumb, and those won are
 * counted. Far weaker, and the chance is that of a beginner; but it is there at once, with any cards.
 */
export function* roughAdvice(
  game: Game,
  position: State,
  version: number,
  settings: RoughSettings = ROUGH,
): Generator<Advice, void, void> {
  const s = cloneState(position)
  const list = new Int32Array(MOST_MOVES)
  const tallies = Array.from(list.subarray(0, legalMoves(game, s, list)), (move) => ({ move, won: 0 }))
  const flat = new FlatMonteCarlo(game, new Greedy(game), 0, settings.seed)
  for (let games = GAMES_PER_ROUND; games <= settings.playouts; games += GAMES_PER_ROUND) {
    for (const tally of tallies) tally.won += flat.wins(s, tally.move, GAMES_PER_ROUND)
    const counted = tallies.map(({ move, won }) => ({ move, value: won / games, plies: 0 }))
    const moves = alikeAsOne(s, counted).sort(byValue)
    const chance = moves[0]!.value
    const margin = marginOf(chance * games, games)
    yield { version, chance, margin, moves, nodes: 0, playouts: games * tallies.length }
  }
}

/** As if four games more had been played, two of them won: none of a few is not yet none at all. */
function marginOf(won: number, games: number): number {
  const share = (won + 2) / (games + 4)
  return Z * Math.sqrt((share * (1 - share)) / (games + 4))
}
