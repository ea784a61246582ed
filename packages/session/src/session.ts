import type { PackId } from '@negotiator/content'
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
import { SessionChance } from './session-chance.ts'

/** How a game was begun; with the seed and the inputs it says everything about it. */
export interface GameSetup {
  readonly abductor: string
  readonly pack: PackId
  readonly seed: string
  /** Undo without limits; the game does not count. */
  readonly practice: boolean
  /** The player rolls real dice and types them in. */
  readonly ownDice: boolean
}

/** A position as played to: the state, the chance that will be asked next, and the hash that proves it. */
interface Position {
  readonly state: State
  readonly chance: SeededChance
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

/** A game as played: a value, never changed; every step makes a new one that shares the old steps. */
export interface Session {
  readonly setup: GameSetup
  readonly game: Game
  readonly start: Position
  readonly steps: readonly Step[]
  readonly resigned: boolean
  /** After how many steps the advisor was asked, each once; taking steps back does not take back what was seen. */
  readonly hints: readonly number[]
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

export function newSession(setup: GameSetup): Session {
  const game = gameOf(setup.abductor, setup.pack)
  const state = newState(game)
  const start = { state, chance: new SeededChance(setup.seed), hash: hashState(state) }
  return { setup, game, start, steps: [], resigned: false, hints: [] }
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
  const after = { state: table.state, chance: chance.seeded, hash: hashState(table.state) }
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
  return undoRefusal(session) === null ? { ...session, steps: session.steps.slice(0, -1) } : session
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

/** The same set-up and seed from the start. */
export const rematch = (session: Session): Session => newSession(session.setup)
