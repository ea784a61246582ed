import { type Action, legalActions, type View, viewOf } from '@negotiator/rules'
import { isOver, type Session, stateOf } from '@negotiator/session'
import { computed, signal } from '@preact/signals'
import type { BegunStep } from '../store/database.ts'
import type { GameIdentity } from '../store/records.ts'
import { type Counters, countersOf } from './counters.ts'
import { type Seat, seatsOf } from './people.ts'
import { playing } from './showCtrl.ts'

/** A game on the table: the session and what the store knows it by. */
export interface OpenGame extends GameIdentity {
  readonly session: Session
  readonly revision: number
  readonly begun: BegunStep | null
}

export const openGame = signal<OpenGame | null>(null)

/** Views of the table are only drawn while a game is open. */
function current(): OpenGame {
  const game = openGame.value
  if (game === null) throw new Error('no game is open')
  return game
}

export const session = computed<Session>(() => current().session)
export const view = computed<View>(() => viewOf(session.value.game, stateOf(session.value)))
export const state = computed(() => stateOf(session.value))
export const legal = computed<readonly Action[]>(() => legalActions(session.value.game, state.value))
export const over = computed(() => isOver(session.value))

/** What the counters show: the real ones, or those of the picture while a step is being told. */
export const shown = computed<Counters>(() => playing.value?.counters ?? countersOf(view.value))
export const seats = computed<readonly Seat[]>(() => seatsOf(session.value, playing.value?.told))

/** Whose voice it is: the abductor's, or the 2nd in command's. */
export const speaker = computed(() =>
  view.value.secondInCommand ? 'second-in-command' : session.value.setup.abductor,
)

export const isLegal = (matches: (action: Action) => boolean): boolean => legal.value.some(matches)
