import type { Action } from '@negotiator/rules'
import { signal } from '@preact/signals'
import type { Frame } from './frames.ts'

/** The player's own dice that a step waits for. */
export interface DiceAsked extends Pick<Frame, 'head' | 'counters'> {
  readonly action: Action
  readonly dice: readonly number[]
  readonly count: number
  /** A card was turned up or dice were used: the step cannot be called off any more. */
  readonly isFixed: boolean
}

/** The story of the step has come as far as its head and its counters tell, though nothing has happened yet. */
export const diceAsked = signal<DiceAsked | null>(null)
