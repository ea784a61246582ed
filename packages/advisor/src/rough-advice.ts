import { cloneState, type Game, legalMoves, MOST_MOVES, type Move, type State } from '@negotiator/rules'
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

/** Games for a move between two answers: two halves. */
const GAMES_PER_ROUND = 4
const HALF = GAMES_PER_ROUND / 2

/** Games won after a move, in the one half of them and in the other. */
interface Tally {
  readonly move: Move
  readonly won: [number, number]
}

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
  const tallies = Array.from(
    list.subarray(0, legalMoves(game, s, list)),
    (move): Tally => ({ move, won: [0, 0] }),
  )
  const flat = new FlatMonteCarlo(game, new Greedy(game), 0, settings.seed)
  for (let games = GAMES_PER_ROUND; games <= settings.playouts; games += GAMES_PER_ROUND) {
    for (const { move, won } of tallies) {
      won[0] += flat.wins(s, move, HALF)
      won[1] += flat.wins(s, move, HALF)
    }
    const counted = tallies.map(({ move, won: [one, other] }) => ({
      move,
      value: (one + other) / games,
      plies: 0,
    }))
    const moves = alikeAsOne(s, counted).sort(byValue)
    const won = wonByChosen(tallies, 0) + wonByChosen(tallies, 1)
    // What one half tells and what the other tells hang together: both are as sure as one alone.
    const margin = marginOf(won / 2, games / 2)
    yield { version, chance: won / games, margin, moves, nodes: 0, playouts: games * tallies.length }
  }
}

/**
 * One half of the games chooses the best move, the other tells how often it wins. Those that chose it would say too
 * much: of many moves that are as good, the best is the one with most luck.
 */
function wonByChosen(tallies: readonly Tally[], chooser: 0 | 1): number {
  const best = tallies.reduce((a, b) => (b.won[chooser] > a.won[chooser] ? b : a))
  return best.won[1 - chooser]!
}

/** As if four games more had been played, two of them won: none of a few is not yet none at all. */
function marginOf(won: number, games: number): number {
  const share = (won + 2) / (games + 4)
  return Z * Math.sqrt((share * (1 - share)) / (games + 4))
}
