import type { GameEvent, View } from '@negotiator/rules'

/** The numbers on the table that a story can be told about while it unfolds. */
export interface Counters {
  readonly threat: number
  readonly cp: number
  readonly pool: number
  readonly saved: number
  readonly killed: number
}

export const countersOf = ({ threat, cp, pool, saved, killed }: View): Counters => ({
  threat,
  cp,
  pool,
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
    case 'hostage-added':
      return { ...counters, pool: event.pool }
    default:
      return counters
  }
}
