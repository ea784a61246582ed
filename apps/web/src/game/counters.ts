import type { GameEvent, PhaseName, View } from '@negotiator/rules'

/** What the table shows of a position and a story can be told about while it unfolds. */
export interface Counters {
  readonly turn: number
  readonly phase: PhaseName
  readonly threat: number
  readonly cp: number
  readonly pool: number
  /** Held apart, in a pack's side zone. */
  readonly side: number
  readonly saved: number
  readonly killed: number
  /** X1: the 2nd in command is on the line. */
  readonly second: boolean
}

export const countersOf = ({ secondInCommand, ...view }: View): Counters => {
  const { turn, phase, threat, cp, pool, side, saved, killed } = view
  return { turn, phase, threat, cp, pool, side, saved, killed, second: secondInCommand }
}

export function follow(counters: Counters, event: GameEvent): Counters {
  switch (event.e) {
    case 'turn':
      return { ...counters, turn: event.turn }
    case 'phase':
      return { ...counters, phase: event.phase }
    case 'over':
      return { ...counters, phase: 'over' }
    case 'threat':
    case 'threat-start':
      return { ...counters, threat: event.to }
    case 'cp':
    case 'pay':
      return { ...counters, cp: event.to }
    case 'bought':
      return { ...counters, cp: counters.cp - event.cost }
    case 'cp-lost':
      return { ...counters, cp: 0 }
    case 'saved':
      return { ...counters, pool: event.pool, saved: event.saved }
    case 'killed':
      return { ...counters, pool: event.pool, killed: event.killed }
    case 'side-saved':
      return { ...counters, side: event.side, saved: event.saved }
    case 'side-killed':
      return { ...counters, side: event.side, killed: event.killed }
    case 'to-side':
    case 'from-side':
    case 'side-joins':
      return { ...counters, side: 'side' in event ? event.side : 0, pool: event.pool }
    case 'second-in-command':
      return { ...counters, second: true }
    case 'hostage-added':
      return { ...counters, pool: event.pool }
    default:
      return counters
  }
}
