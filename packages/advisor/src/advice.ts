import { cloneState, type Game, legalMoves, MOST_MOVES, type State } from '@negotiator/rules'
import { alikeAsOne } from './alike-as-one.ts'
import { Deep, PLAYING_ON } from './deep.ts'
import { byValue, type RankedMove } from './deepen.ts'
import type { Adviser } from './judge.ts'
import { Lookahead } from './lookahead.ts'
import { Playouts } from './playouts.ts'
import { RootSearch } from './root-search.ts'

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
  /** The games were played out by looking ahead at every decision: quick play loses its way from here. */
  readonly isClose?: true
}

export interface AdviceSettings {
  /** How many decisions it looks ahead at most. */
  readonly plies: number
  /** Positions for the search, before games are played out. */
  readonly nodes: number
  readonly playouts: number
  readonly seed: string
}

export const ADVICE: AdviceSettings = {
  plies: 9,
  nodes: 60_000,
  playouts: 400,
  seed: 'advice',
}

/** Moves that far behind the best are not looked at more deeply. */
const MARGIN = 0.1
/** A player asks about moves that look bad, too: what a position is worth at first sight may be off by more than that. */
const WIDE = 2
/** Games between two answers: few, so that whoever asked can stop at once. */
const PLAYOUTS_PER_ANSWER = 4
/** So far apart, and beyond the interval, quick play may have lost its way: then games are played out with more care. */
const APART = 0.05
/** Quick games after which that shows. */
const LEAST_QUICK = 100
/** One of them takes the time of so many quick ones; fewer than a handful tell nothing. */
const QUICK_FOR_CLOSE = 10
const LEAST_CLOSE = 8

/** Behind the best all others by their value: looked at more deeply, some fall behind those that were not. */
const ranked = ([best, ...others]: readonly RankedMove[]): RankedMove[] => [best!, ...others.sort(byValue)]

/**
 * Answers that get better: at first sight, then move by move more deeply, then with games played out. Everything
 * between two answers is short, so a worker can listen in between and stop. The search may think more thoroughly than
 * those who play the games.
 */
export function* improvingAdvice(
  game: Game,
  position: State,
  version: number,
  judge: Adviser,
  settings: AdviceSettings = ADVICE,
  thorough: Adviser = judge,
): Generator<Advice, void, void> {
  const s = cloneState(position)
  const lookahead = new Lookahead(game, thorough)
  const list = new Int32Array(MOST_MOVES)
  const n = legalMoves(game, s, list)
  lookahead.limit = settings.nodes
  lookahead.begin(s)
  const search = new RootSearch(game, lookahead)
  let moves: readonly RankedMove[] = []
  const answer = (playouts?: Playouts): Advice => ({
    version,
    chance: playouts ? playouts.mean() : thorough.said(moves[0]!.value),
    margin: playouts ? playouts.margin() : null,
    moves: ranked(alikeAsOne(s, moves)).map((move) => ({ ...move, value: thorough.said(move.value) })),
    nodes: lookahead.nodes + (playouts?.nodes ?? 0),
    playouts: playouts?.games ?? 0,
  })
  const deepening = { ...settings, margin: MARGIN, wide: WIDE }
  for (moves of search.rank(s, Array.from(list.subarray(0, n)), deepening)) {
    yield answer()
    // It may be a clock that says when it is enough.
    lookahead.limit = settings.nodes
  }

  const quick = new Playouts(game, judge, settings.seed)
  let isLost = false
  while (quick.games < settings.playouts && !isLost) {
    for (let i = 0; i < PLAYOUTS_PER_ANSWER; i++) quick.playOne(s)
    yield answer(quick)
    isLost = quick.games >= LEAST_QUICK && isApart(thorough.said(moves[0]!.value), quick)
  }
  if (!isLost) return
  const careful = new Deep(game, thorough, PLAYING_ON)
  const close = new Playouts(game, thorough, settings.seed)
  while (close.games < settings.playouts / QUICK_FOR_CLOSE) {
    const soFar = (): Advice =>
      close.games < LEAST_CLOSE ? answer(quick) : { ...answer(close), isClose: true }
    for (const _ of close.playBy(careful, s)) yield soFar()
    yield soFar()
  }
}

const isApart = (value: number, playouts: Playouts): boolean =>
  Math.abs(value - playouts.mean()) > Math.max(APART, playouts.margin())
