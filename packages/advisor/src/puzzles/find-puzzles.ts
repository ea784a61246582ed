import {
  applyMove,
  cloneState,
  type Game,
  hashState,
  legalMoves,
  MOST_MOVES,
  type Move,
  newState,
  RESULT_NONE,
  RULES_VERSION,
  SeededChance,
  type State,
  toAction,
} from '@negotiator/rules'
import type { NamedJudge } from '../analysis/analyse.ts'
import { MoveRanking } from '../analysis/move-ranking.ts'
import type { RankedMove } from '../deepen.ts'
import { Instant } from '../instant.ts'
import { Lookahead } from '../lookahead.ts'
import { leadOf } from './lead.ts'
import { AS_GOOD, type Puzzle } from './puzzle.ts'
import { type Theme, themesOf } from './themes.ts'
import { type Failures, ratingOf, WeakerPlayers } from './weaker-players.ts'

export interface PuzzleSettings {
  readonly plies: number
  readonly nodes: number
  /** By search the best is ahead of all others by at least so much. */
  readonly lead: number
  /** Games played out from the best and from each rival, at least and at most. */
  readonly leastPlayouts: number
  readonly mostPlayouts: number
  /** So many others are rivals. */
  readonly rivals: number
  /** Steps between two puzzles of one game. */
  readonly apart: number
  /** What is that far behind at first sight never turns out best. */
  readonly blur: number
}

export const PUZZLES: PuzzleSettings = {
  plies: 1,
  nodes: 60_000,
  lead: 0.04,
  leastPlayouts: 30,
  mostPlayouts: 120,
  rivals: 2,
  apart: 8,
  blur: 0.05,
}

const KEPT = 6
/** With two, random play finds the right one every other time. */
const FEWEST_MOVES = 3

/**
 * Plays one game by the advisor and looks for decisions in which exactly one action is clearly best: by search, and
 * then by games played out against its nearest rivals. Null after every step that gave none.
 * `isWanted` is asked before the costly part.
 */
export function* puzzlesOf(
  game: Game,
  { judge, name }: NamedJudge,
  seed: string,
  isWanted: (themes: readonly Theme[]) => boolean,
  settings: PuzzleSettings = PUZZLES,
): Generator<Puzzle | null, void, void> {
  const player = new Instant(game, judge)
  const lookahead = new Lookahead(game, judge)
  const ranking = new MoveRanking(game, lookahead)
  const weaker = new WeakerPlayers(game, judge)
  const list = new Int32Array(MOST_MOVES)
  const table = { game, state: newState(game), chance: new SeededChance(seed), log: null }
  const { state } = table
  let next = 0
  for (let step = 0; state.result === RESULT_NONE; step++) {
    if (step >= next) {
      const puzzle = puzzleAt(step)
      if (puzzle !== null) next = step + settings.apart
      yield puzzle
    }
    applyMove(table, player.choose(state))
  }

  function puzzleAt(step: number): Puzzle | null {
    if (!mayBeWanted()) return null
    lookahead.limit = lookahead.nodes + settings.nodes
    const ranked = ranking.rank(state, settings.plies, null)
    const [best, second] = ranked
    // What the limit cut short is not comparable.
    if (lookahead.nodes >= lookahead.limit || best === undefined || second === undefined) return null
    const lead = best.value - second.value
    if (lead < settings.lead) return null
    const legal = ranked.map(({ move }) => move)
    const themes = themesOf(game, state, legal, best.move)
    if (!isWanted(themes)) return null
    const failures = weaker.failures(state, legal, (move) => move === best.move)
    if (!isWorthAsking(failures)) return null
    const proved = prove(ranked)
    if (proved === null) return null
    return {
      id: hashState(state).slice(0, 8),
      abductor: game.content.abductor.id,
      themes,
      state: cloneState(state),
      ranking: ranked.slice(0, KEPT).map((each) => rankedAction(game, state, each)),
      lead,
      ...proved,
      failures,
      rating: ratingOf(failures),
      seed,
      step,
      weights: name,
      rules: RULES_VERSION,
    }
  }

  /** At first sight, which costs next to nothing: is there a choice, and a theme that is wanted? */
  function mayBeWanted(): boolean {
    const legal = Array.from(list.subarray(0, legalMoves(game, state, list)))
    if (legal.length < FEWEST_MOVES) return false
    lookahead.limit = Number.POSITIVE_INFINITY
    lookahead.begin(state)
    const seen = legal.map((move) => ({ move, value: lookahead.valueOfMove(state, move, 0) }))
    const least = Math.max(...seen.map(({ value }) => value)) - settings.blur
    return seen.some(({ move, value }) => value >= least && isWanted(themesOf(game, state, legal, move)))
  }

  /** The interval of the nearest rival; null unless the best is surely more than a point ahead of each. */
  function prove([best, ...others]: readonly RankedMove[]) {
    let nearest: { low: number; high: number; playouts: number } | null = null
    for (const { move } of others.slice(0, settings.rivals)) {
      const { lead, margin, playouts } = leadOf(game, judge, state, [best!.move, move], {
        least: settings.leastPlayouts,
        most: settings.mostPlayouts,
        threshold: AS_GOOD,
      })
      if (lead - margin <= AS_GOOD) return null
      if (nearest === null || lead - margin < nearest.low) {
        nearest = { low: lead - margin, high: lead + margin, playouts }
      }
    }
    return nearest
  }
}

/** Not if there is hardly a choice, nor if everybody sees it. */
const isWorthAsking = ({ random, greedy, instant }: Failures): boolean =>
  random > 0.5 && (greedy >= 0.2 || instant >= 0.05)

function rankedAction(
  game: Game,
  s: State,
  { move, value, plies }: { move: Move; value: number; plies: number },
) {
  return { action: toAction(game, s, move), value, plies }
}
