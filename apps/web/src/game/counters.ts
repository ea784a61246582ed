import type { DemandView, GameEvent, PhaseName, View } from '@negotiator/rules'

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
  readonly demands: readonly DemandView[]
}

export const countersOf = ({ secondInCommand, ...view }: View): Counters => {
  const { turn, phase, threat, cp, pool, side, saved, killed, demands } = view
  return { turn, phase, threat, cp, pool, side, saved, killed, second: secondInCommand, demands }
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
    case 'revealed':
      return { ...counters, demands: turned(counters, event.place, { face: 'up', id: event.demand }) }
    case 'conceded':
      return { ...counters, demands: settled(turned(counters, event.place, { face: 'conceded' })) }
    case 'minor-arrived':
      return withDemand(counters, { place: event.place, class: 'minor', face: 'up', id: event.demand })
    case 'escape-added':
      return withDemand(counters, { place: event.place, class: 'escape', face: 'down', id: null })
    case 'eliminated':
      return { ...counters, demands: [] }
    default:
      return counters
  }
}

const turned = ({ demands }: Counters, place: number, how: Partial<DemandView>): readonly DemandView[] =>
  demands.map((demand) => (demand.place === place ? { ...demand, ...how } : demand))

/** M3: a conceded minor one leaves the table. */
const settled = (demands: readonly DemandView[]): readonly DemandView[] =>
  demands.filter((demand) => demand.class !== 'minor' || demand.face !== 'conceded')

const withDemand = (counters: Counters, demand: DemandView): Counters => ({
  ...counters,
  demands: [...counters.demands, demand],
})
