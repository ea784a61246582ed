import type { GameEvent, View } from '@negotiator/rules'

/** The numbers on the table that a story can be told about while it unfolds. */
export interface Counters {
  readonly threat: number
  readonly cp: number
  readonly pool: number
  /** Held apart, in a pack's side zone. */
  readonly side: number
  readonly saved: number
  readonly killed: number
}

export const countersOf = ({ threat, cp, pool, side, saved, killed }: View): Counters => ({
  threat,
  cp,
  pool,
  side,
  saved,
  killed,
})

export function follow(counters: Counters, event: GameEvent): Counters {
  switch (event.e) {
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
    case 'hostage-added':
      return { ...counters, pool: event.pool }
    default:
      return counters
  }
}
