import { secondOf } from '@negotiator/language'
import { type Action, type Game, legalActions, type View, viewOf } from '@negotiator/rules'
import { type BegunStep, isOver, type Session, stateOf, versionOf } from '@negotiator/session'
import { computed, type ReadonlySignal, signal } from '@preact/signals'
import type { GameIdentity } from '../store/records.ts'
import { isBehind } from './catchUp.ts'
import { type Counters, countersOf } from './counters.ts'
import { diceAsked } from './diceAsked.ts'
import { type Seat, seatsOf } from './people.ts'
import { playing } from './showCtrl.ts'

/**
 * A run of steps made at this table, each on the one before. It only builds on what it has itself found or written: if
 * another tab writes in between, every step of it that still waits to be written falls with the first.
 */
export interface Line {
  /** The revision that it last found or wrote in the database; 0 if the game was never there. */
  stored: number
}

/** A game on the table: the session and what the store knows it by. */
export interface OpenGame extends GameIdentity {
  readonly session: Session
  readonly revision: number
  readonly line: Line
  readonly begun: BegunStep | null
  /** Nothing of it is written down. */
  readonly isLesson?: true
  /** A moment of a game that was played: it is looked at, and nothing can be done. */
  readonly isReplay?: true
}

export const openGame = signal<OpenGame | null>(null)

/** The step of this very position that has shown something and waits for the player's own dice. */
export const begunStep = ({ begun, session }: OpenGame): BegunStep | null =>
  begun?.version === versionOf(session) ? begun : null

/** Is there a begun step that has to be gone on with? In practice everything can be taken back. */
export const isBound = (game: OpenGame): boolean => begunStep(game) !== null && !game.session.setup.practice

/** Views of the table are only drawn while a game is open. */
function current(): OpenGame {
  const game = openGame.value
  if (game === null) throw new Error('no game is open')
  return game
}

export const session = computed<Session>(() => current().session)
/** Not by the session: what is only noted on it (a hint, practice) changes nothing on the table. */
const game = computed<Game>(() => session.value.game)
export const state = computed(() => stateOf(session.value))
export const view = computed<View>(() => viewOf(game.value, state.value))
export const legal = computed<readonly Action[]>(() => legalActions(game.value, state.value))
export const isLesson = computed(() => openGame.value?.isLesson === true)
export const isReplay = computed(() => openGame.value?.isReplay === true)
export const over = computed(() => isOver(session.value))

/** What the counters show: the real ones, or those of the picture while a step is being told or waits for dice. */
export const shown = steady<Counters>(
  () => (playing.value ?? diceAsked.value)?.counters ?? countersOf(view.value),
)
/** The threat that the scene and the face show: when a night is won and told, it is calm (D1). */
export const light = computed(() => {
  const isWon = over.value && view.value.result === 'won' && !session.value.resigned
  return isWon && playing.value === null ? 0 : shown.value.threat
})
export const seats = steady<readonly Seat[]>(() =>
  // The last step on the table is not the one being told yet.
  seatsOf(session.value, isBehind() ? undefined : playing.value?.told),
)

/** What says the same as before is the same: nobody draws it again. */
function steady<T>(work: () => T): ReadonlySignal<T> {
  let last: { readonly value: T; readonly text: string } | null = null
  return computed(() => {
    const value = work()
    const text = JSON.stringify(value)
    if (last?.text !== text) last = { value, text }
    return last.value
  })
}

/** Does the game go beyond the printed ones: places, a side zone, ends of its own? */
export function isBeyond(): boolean {
  const { side, stages, ends, layers } = game.value.content
  return (side ?? stages ?? ends ?? layers) !== undefined
}

/** Whose voice it is: the abductor's, or the 2nd in command's. */
export const speaker = computed(() =>
  view.value.secondInCommand ? secondOf(game.value.content) : session.value.setup.abductor,
)

export const isLegal = (matches: (action: Action) => boolean): boolean => legal.value.some(matches)
