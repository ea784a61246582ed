import { type State, type View, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import type { Look } from '../../terminal/look.ts'

/**
 * What may be left out to make a drawing lower, in the order in which it is: what is told anywhere else first.
 * The dial, the points and the hostages always stay.
 */
export const SAVINGS = [
  'earlier steps',
  'discard',
  'cards for later',
  'candidates',
  'story',
  'demand lines',
  'rows',
  'hints',
  'help',
  'log',
  'conditions',
  'terror deck',
  'cards played',
] as const

/** What a part of the screen is drawn from. */
export interface Scene {
  readonly look: Look
  readonly session: Session
  readonly state: State
  readonly view: View
  /** How many of the savings are made. */
  readonly savings: number
}

export function sceneOf(look: Look, session: Session, savings = 0): Scene {
  const state = stateOf(session)
  return { look, session, state, view: viewOf(session.game, state), savings }
}

export const saves = ({ savings }: Scene, saving: (typeof SAVINGS)[number]): boolean =>
  SAVINGS.indexOf(saving) < savings
