import { type CardSet, CONTENT_HASH, type PackFile, type PackId } from '@negotiator/content'
import {
  type Action,
  cloneState,
  type Game,
  type GameEvent,
  hashState,
  newState,
  type Refusal,
  refuse,
  SeededChance,
  type State,
  step,
} from '@negotiator/rules'
import { gameOf } from './compiled.ts'
import { orDiceNeeded } from './dice-needed.ts'
import { type CopiedChance, SessionChance } from './session-chance.ts'

/** How a game was begun; with the seed and the inputs it says everything about it. */
export interface GameSetup {
  readonly abductor: string
  readonly pack: PackId
  readonly seed: string
  /** Undo without limits; the game does not count. */
  readonly practice: boolean
  /** The player rolls real dice and types them in. */
  readonly ownDice: boolean
  /** The seed was not drawn for this game: the player typed it, got it as a link, or plays it once more. */
  readonly chosenSeed?: true
  /** Instead of the sets of `pack` (B5). */
  readonly set?: CardSet
  /** Packs that are switched on: the save carries them, so that it opens anywhere. */
  readonly packs?: readonly PackFile[]
  /** A variant of a pack's abductor. */
  readonly variant?: string
}

/** A position as played to: the state, the chance that will be asked next, and the hash that proves it. */
interface Position {
  readonly state: State
  readonly chance: CopiedChance
  readonly hash: string
}

export interface Step {
  readonly action: Action
  /** Typed-in dice that this step used. */
  readonly dice: readonly number[]
  readonly events: readonly GameEvent[]
  /** Did it turn up a card or roll dice? Undo goes no further back than that (unless in practice). */
  readonly revealed: boolean
  readonly after: Position
}

/** What a player has written beside a step; 0 is the deal. */
export interface Note {
  readonly step: number
  readonly text: string
}

/** A game as played: a value, never changed; every step makes a new one that shares the old steps. */
export interface Session {
  readonly setup: GameSetup
  readonly game: Game
  /** Names the cards it is played with, in a save. */
  readonly content: string
  readonly start: Position
  readonly steps: readonly Step[]
  readonly resigned: boolean
  /** After how many steps the advisor was asked, each once; taking steps back does not take back what was seen. */
  readonly hints: readonly number[]
  /** What the player has written beside steps, in their order. */
  readonly notes: readonly Note[]
}

export type Performed =
  | { readonly ok: true; readonly session: Session; readonly step: Step }
  | { readonly ok: false; readonly refusal: Refusal }
  /** Nothing has happened yet; the events are what comes before the dice, `revealed` whether a card is among it. */
  | {
      readonly ok: false
      readonly diceNeeded: number
      readonly events: readonly GameEvent[]
      readonly revealed: boolean
    }

/** A game with the cards of the two games; with a set or packs of its own it is begun by `newOwnSession`. */
export function newSession(setup: GameSetup): Session {
  if (setup.set !== undefined || setup.packs !== undefined || setup.variant !== undefined) {
    throw new Error('this game has cards of its own')
  }
  return beginSession(setup, gameOf(setup.abductor, setup.pack), CONTENT_HASH)
}

export const beginSession = (setup: GameSetup, game: Game, content: string): Session =>
  sessionFrom(setup, newState(game), { game, content })

interface Beginning {
  readonly game?: Game
  readonly content?: string
  readonly chance?: CopiedChance
}

/** A game that begins in any position: a puzzle, a scenario. What comes is by the seed, unless `chance` knows better. */
export function sessionFrom(setup: GameSetup, state: State, beginning: Beginning = {}): Session {
  const { game = gameOf(setup.abductor, setup.pack), content = CONTENT_HASH } = beginning
  const { chance = new SeededChance(setup.seed) } = beginning
  const start = { state, chance, hash: hashState(state) }
  return { setup, game, content, start, steps: [], resigned: false, hints: [], notes: [] }
}

export const positionOf = (session: Session): Position => session.steps.at(-1)?.after ?? session.start
export const stateOf = (session: Session): State => positionOf(session).state

/** Names this very position: an action meant for another one is refused as stale. */
export const versionOf = (session: Session): string =>
  `${session.steps.length}-${positionOf(session).hash.slice(0, 8)}`

/**
 * Plays one action on a copy. With own dice, `dice` are those typed in so far; if they are too few the answer
 * says how many more, and nothing has happened.
 */
export function perform(
  session: Session,
  action: Action,
  { version, dice = [] }: { version?: string; dice?: readonly number[] } = {},
): Performed {
  if (version !== undefined && version !== versionOf(session)) {
    return { ok: false, refusal: refuse('stale', 'T1') }
  }
  if (session.resigned) return { ok: false, refusal: refuse('game-over', 'G1') }
  const before = positionOf(session)
  const chance = new SessionChance(before.chance.clone(), session.setup.ownDice ? [...dice] : null)
  const table = {
    game: session.game,
    state: cloneState(before.state),
    chance,
    log: [] as GameEvent[],
  }
  const refusal = orDiceNeeded(() => step(table, action))
  if (typeof refusal === 'number') {
    return { ok: false, diceNeeded: refusal, events: table.log, revealed: chance.cardsAsked }
  }
  if (refusal !== null) return { ok: false, refusal }
  const after = { state: table.state, chance: chance.source, hash: hashState(table.state) }
  const done: Step = {
    action,
    dice: chance.usedDice(dice),
    events: table.log,
    revealed: chance.cardsAsked || chance.diceAsked,
    after,
  }
  return { ok: true, session: { ...session, steps: [...session.steps, done] }, step: done }
}

export type UndoRefusal = 'nothing-to-undo' | 'revealed' | 'resigned'

/** Undo is free back to the last revealed card or roll; in practice it is unlimited. Dice are never re-rolled. */
export function undoRefusal(session: Session): UndoRefusal | null {
  const last = session.steps.at(-1)
  if (session.resigned) return 'resigned'
  if (last === undefined) return 'nothing-to-undo'
  return last.revealed && !session.setup.practice ? 'revealed' : null
}

export function undo(session: Session): Session {
  if (undoRefusal(session) !== null) return session
  const steps = session.steps.slice(0, -1)
  // A note is about the step that was taken; another one will stand in its place.
  return { ...session, steps, notes: session.notes.filter(({ step }) => step <= steps.length) }
}

export function resign(session: Session): Session {
  return isOver(session) ? session : { ...session, resigned: true }
}

/** Notes that the advisor was asked in this position. */
export function withHint(session: Session): Session {
  const step = session.steps.length
  return session.hints.includes(step) ? session : { ...session, hints: [...session.hints, step] }
}

/** Takes the limits off undo; from then on the game does not count. There is no way back. */
export function toPractice(session: Session): Session {
  return { ...session, setup: { ...session.setup, practice: true } }
}

export const isOver = (session: Session): boolean => session.resigned || stateOf(session).result !== 0

/** Another night with the same people and cards. */
export const anotherNight = ({ setup, game, content }: Session, seed: string): Session => {
  const { chosenSeed: _, ...rest } = setup
  return beginSession({ ...rest, seed, practice: false }, game, content)
}

/** The same set-up and seed from the start: what is coming is no secret any more. */
export const rematch = ({ setup, game, content }: Session): Session =>
  beginSession({ ...setup, chosenSeed: true }, game, content)
