import { type DemandView, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'

/** Where a demand lies, if it lies faceup or conceded in play. */
export function demandViewOf(session: Session, demand: string): DemandView | undefined {
  return viewOf(session.game, stateOf(session)).demands.find(({ id }) => id === demand)
}

/** The demand at a place; for a facedown one, one that it may be, so that the rules can say why it must wait. */
export function demandAt(session: Session, place: number): string | undefined {
  const view = viewOf(session.game, stateOf(session))
  const demand = view.demands.find((found) => found.place === place)
  if (demand === undefined || demand.id !== null) return demand?.id ?? undefined
  return demand.class === 'minor' ? undefined : view.unseenDemands[demand.class][0]
}
