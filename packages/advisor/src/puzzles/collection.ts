import { type Action, type Game, hashState, legalActions, newState, type State } from '@negotiator/rules'
import { canonicalAction, type Puzzle } from './puzzle.ts'
import { THEMES, type Theme } from './themes.ts'

/** Rises when older files could not be read any more. */
const COLLECTION_FORMAT = 1

/** A puzzle as it is asked: what is needed to lay it out, to judge an answer and to tell the ranking. */
export interface KeptPuzzle
  extends Pick<Puzzle, 'id' | 'abductor' | 'themes' | 'state' | 'ranking' | 'low' | 'high' | 'rating'> {
  readonly pack: string
  readonly weights: string
}

/** A file of puzzles, and how far the search for them has got. */
export interface Collection {
  readonly seed: string
  /** So many games were gone through; the next one has that number. */
  readonly games: number
  readonly puzzles: readonly KeptPuzzle[]
}

/** Which game a puzzle is played with; null if there is none of these names. */
export type GameNamed = (abductor: string, pack: string) => Game | null

/** A text with a line for every puzzle, so that a longer one differs by its new lines. */
export function collectionText({ seed, games, puzzles }: Collection, gameNamed: GameNamed): string {
  const head = JSON.stringify({ negotiator: 'puzzles', format: COLLECTION_FORMAT, seed, games })
  const lines = puzzles.map((puzzle) => JSON.stringify(packed(puzzle, gameNamed)))
  return `${head.slice(0, -1)},"puzzles":[\n${lines.join(',\n')}\n]}\n`
}

/** Four digits are a hundredth of a point: more than anybody can tell. */
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

function packed(puzzle: KeptPuzzle, gameNamed: GameNamed) {
  const { id, abductor, pack, themes, rating, low, high, ranking, state, weights } = puzzle
  const start = Object.entries(newState(gameNamed(abductor, pack)!))
  const changed = start
    .map(([field]) => [field, state[field as keyof State]] as const)
    .filter(([, value], i) => JSON.stringify(value) !== JSON.stringify(start[i]![1]))
  return {
    id,
    abductor,
    pack,
    themes,
    rating,
    low: rounded(low),
    high: rounded(high),
    ranking: ranking.map(({ action, value, plies }) => ({ action, value: rounded(value), plies })),
    state: Object.fromEntries(changed),
    weights,
  }
}

/** Null if it is no file of puzzles; single puzzles that do not hold what they claim are left out. */
export function readCollection(data: unknown, gameNamed: GameNamed): Collection | null {
  if (!isObject(data) || data.negotiator !== 'puzzles' || data.format !== COLLECTION_FORMAT) return null
  const { seed, games, puzzles } = data
  if (typeof seed !== 'string' || !Number.isSafeInteger(games) || !Array.isArray(puzzles)) return null
  const read = puzzles.map((each) => unpacked(each, gameNamed)).filter((each) => each !== null)
  return { seed, games: games as number, puzzles: read }
}

function unpacked(data: unknown, gameNamed: GameNamed): KeptPuzzle | null {
  if (!isObject(data)) return null
  const { id, abductor, pack, rating, low, high, weights } = data
  if (typeof abductor !== 'string' || typeof pack !== 'string' || typeof weights !== 'string') return null
  const game = gameNamed(abductor, pack)
  const state = game === null ? null : stateFrom(game, data.state)
  // The position proves itself: a puzzle is named by the hash of it.
  if (game === null || state === null || hashState(state).slice(0, 8) !== id) return null
  const themes = Array.isArray(data.themes) ? THEMES.filter((each) => includes(data.themes, each)) : []
  const ranking = rankingFrom(data.ranking, legalActions(game, state))
  if (ranking === null || ranking.length < 2 || themes.length === 0) return null
  if (!isShare(low) || !isShare(high) || ![1, 2, 3, 4, 5].includes(rating as number)) return null
  return {
    id: id as string,
    abductor,
    pack,
    themes,
    rating: rating as number,
    low,
    high,
    ranking,
    state,
    weights,
  }
}

function stateFrom(game: Game, data: unknown): State | null {
  if (!isObject(data)) return null
  const state: Record<string, unknown> = { ...newState(game) }
  for (const [field, value] of Object.entries(data)) {
    const isSameKind = Array.isArray(state[field]) ? isIntegers(value) : Number.isSafeInteger(value)
    if (!Object.hasOwn(state, field) || !isSameKind) return null
    state[field] = value
  }
  return state as unknown as State
}

/** Actions with their values, all of them possible in the position; null if it is anything else. */
export function rankingFrom(data: unknown, legal: readonly Action[]): Puzzle['ranking'] | null {
  if (!Array.isArray(data) || data.length === 0) return null
  const possible = new Set(legal.map(canonicalAction))
  const isRanked = (each: unknown) =>
    isObject(each) &&
    isShare(each.value) &&
    Number.isSafeInteger(each.plies) &&
    possible.has(canonicalAction(each.action))
  return data.every(isRanked) ? data : null
}

const isObject = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data)
const isIntegers = (data: unknown): boolean => Array.isArray(data) && data.every(Number.isSafeInteger)
const includes = (list: unknown, theme: Theme): boolean => (list as unknown[]).includes(theme)
/** A learned value may be a little beyond certain. */
const isShare = (value: unknown): value is number => typeof value === 'number' && value > -1 && value < 2
