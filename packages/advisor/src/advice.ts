import { cloneState, type Game, legalMoves, MOST_MOVES, type Move, type State } from '@negotiator/rules'
import { type DecisionsAhead, decisionsAhead } from './decisions-ahead.ts'
import type { Judge } from './judge.ts'
import { Lookahead } from './lookahead.ts'
import { Playouts } from './playouts.ts'

export interface RankedMove {
  readonly move: Move
  /** The chance of winning after it. */
  readonly value: number
  /** How many decisions beyond it were looked at. */
  readonly plies: number
}

/** What the advisor thinks so far. */
export interface Advice {
  /** Of the position asked about, so that a late answer to an old question is noticed. */
  readonly version: number
  /** The chance of winning, and half the width of its 95 % interval; null until games were played out. */
  readonly chance: number
  readonly margin: number | null
  /** Best first; every legal move. */
  readonly moves: readonly RankedMove[]
  /** Positions looked at so far: the effort. */
  readonly nodes: number
  readonly playouts: number
}

export interface AdviceSettings extends DecisionsAhead {
  /** Positions for the search, before games are played out. */
  readonly nodes: number
  readonly playouts: number
  readonly seed: string
}

export const ADVICE: AdviceSettings = {
  plies: 2,
  lastPlies: 5,
  nodes: 60_000,
  playouts: 400,
  seed: 'advice',
}

/** Moves that far behind the best are not looked at more deeply. */
const MARGIN = 0.1
/** Games between two answers: few, so that whoever asked can stop at once. */
const PLAYOUTS_PER_ANSWER = 4

/**
 * Answers that get better: at first sight, then move by move more deeply, then with games played out. Everything
 * between two answers is short, so a worker can listen in between and stop.
 */
export function* improvingAdvice(
  game: Game,
  position: State,
  version: number,
  judge: Judge,
  settings: AdviceSettings = ADVICE,
): Generator<Advice, void, void> {
  const s = cloneState(position)
  const lookahead = new Lookahead(game, judge)
  const list = new Int32Array(MOST_MOVES)
  const n = legalMoves(game, s, list)
  lookahead.limit = settings.nodes
  lookahead.begin(s)
  let moves: RankedMove[] = ranked(
    Array.from(list.subarray(0, n), (move) => ({ move, value: lookahead.valueOfMove(s, move, 0), plies: 0 })),
  )
  const answer = (playouts?: Playouts): Advice => ({
    version,
    chance: playouts ? playouts.mean() : moves[0]!.value,
    margin: playouts ? playouts.margin() : null,
    moves,
    nodes: lookahead.nodes + (playouts?.nodes ?? 0),
    playouts: playouts?.games ?? 0,
  })
  yield answer()

  const most = decisionsAhead(s, settings)
  for (let plies = 1; plies <= most; plies++) {
    const least = moves[0]!.value - MARGIN
    const promising = moves.filter(({ value }) => value >= least)
    const deeper: RankedMove[] = []
    for (const { move } of promising) {
      deeper.push({ move, value: lookahead.valueOfMove(s, move, plies), plies })
      if (lookahead.nodes >= lookahead.limit) break
      yield answer()
    }
    // What the limit cut short is not comparable.
    if (lookahead.nodes >= lookahead.limit) break
    moves = [...ranked(deeper), ...moves.filter(({ value }) => value < least)]
    yield answer()
  }

  const playouts = new Playouts(game, judge, settings.seed)
  while (playouts.games < settings.playouts) {
    for (let i = 0; i < PLAYOUTS_PER_ANSWER; i++) playouts.playOne(s)
    yield answer(playouts)
  }
}

const ranked = (moves: RankedMove[]): RankedMove[] => moves.sort((a, b) => b.value - a.value)
