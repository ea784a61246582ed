import { type ReasonName, viewOf } from '@negotiator/rules'
import {
  type GameSetup,
  isOver,
  loadSave,
  positionOf,
  type SaveProblem,
  type Session,
  stateOf,
} from '@negotiator/session'
import { type CardUse, cardUsesOf } from './card-uses.ts'
import { type Heading, headingOf } from './heading.ts'
import type { Marks } from './marks.ts'
import { marksOf } from './marks-of.ts'

/** Rises whenever the same game would give other facts: what was kept of older ones is then worked out anew. */
export const FACTS_VERSION = 1

export type Way = ReasonName | 'resigned'

/**
 * All that the career wants to know of a game that is over, worked out once by replaying it. Plain data: it can be
 * kept beside the game, and thrown away at any time.
 */
export interface Facts {
  readonly version: number
  /** The same for a copy of the same game, which counts once. */
  readonly game: string
  readonly abductor: string
  readonly pack: GameSetup['pack']
  readonly heading: Heading
  readonly hints: number
  readonly won: boolean
  readonly way: Way
  readonly turns: number
  readonly steps: number
  readonly saved: number
  readonly killed: number
  /** Still inside at the end. */
  readonly inside: number
  /** Those that are not 0. */
  readonly marks: Partial<Marks>
  readonly cards: Readonly<Record<string, Partial<CardUse>>>
}

/** Null while the game is still going on. */
export function factsOf(session: Session): Facts | null {
  if (!isOver(session)) return null
  const { setup, game, resigned, hints, steps } = session
  const { turn, saved, killed, pool, result, reason } = viewOf(game, stateOf(session))
  return {
    version: FACTS_VERSION,
    game: `${setup.abductor} ${setup.pack} ${setup.seed} ${steps.length} ${positionOf(session).hash}`,
    abductor: setup.abductor,
    pack: setup.pack,
    heading: headingOf(setup),
    hints: hints.length,
    won: result === 'won',
    way: resigned ? 'resigned' : reason!,
    turns: turn,
    steps: steps.length,
    saved,
    killed,
    inside: pool,
    marks: withoutZeros(marksOf(session)),
    cards: Object.fromEntries(
      Object.entries(cardUsesOf(session)).map(([id, use]) => [id, withoutZeros(use)]),
    ),
  }
}

const withoutZeros = <T extends object>(numbers: T): Partial<T> =>
  Object.fromEntries(Object.entries(numbers).filter(([, n]) => n !== 0)) as Partial<T>

export type FactsRead =
  | { readonly ok: true; readonly facts: Facts | null }
  | { readonly ok: false; readonly problem: SaveProblem }

/** The facts of a stored game; a damaged one is told, and nothing else suffers. */
export function factsOfSave(text: string): FactsRead {
  const loaded = loadSave(text)
  return loaded.ok ? { ok: true, facts: factsOf(loaded.session) } : { ok: false, problem: loaded.problem }
}

const NUMBERS = ['hints', 'turns', 'steps', 'saved', 'killed', 'inside'] as const
const TEXTS = ['game', 'abductor', 'pack', 'heading', 'way'] as const

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null

/** Can what was kept be used? It may come from another version, or be damaged. */
export function areCurrent(kept: unknown): kept is Facts {
  if (!isObject(kept)) return false
  const facts = kept as Partial<Facts>
  return (
    facts.version === FACTS_VERSION &&
    typeof facts.won === 'boolean' &&
    TEXTS.every((key) => typeof facts[key] === 'string') &&
    NUMBERS.every((key) => Number.isInteger(facts[key])) &&
    isObject(facts.marks) &&
    isObject(facts.cards) &&
    Object.values(facts.cards).every(isObject)
  )
}
