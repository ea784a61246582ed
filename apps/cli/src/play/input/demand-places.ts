import { type DemandView, type Refusal, refuse, viewOf } from '@negotiator/rules'
import { isOver, type Session, stateOf } from '@negotiator/session'

/** Where a demand lies, if it lies faceup or conceded in play. */
export function demandViewOf(session: Session, demand: string): DemandView | undefined {
  return viewOf(session.game, stateOf(session)).demands.find(({ id }) => id === demand)
}

const placeView = (session: Session, place: number): DemandView | undefined =>
  viewOf(session.game, stateOf(session)).demands.find((demand) => demand.place === place)

/** The demand at a place, if it can be seen. */
export function demandAt(session: Session, place: number): string | undefined {
  return placeView(session, place)?.id ?? undefined
}

/**
 * The place that `c0` names, if the demand there is facedown: which one it is nobody knows, so it is no
 * action. With the 2nd in command no place has a demand to concede.
 */
export function facedownPlace(session: Session, input: string): number | null {
  const [, digits] = /^c ?(\d+)$/.exec(input) ?? []
  if (digits !== undefined && stateOf(session).second === 1) return Number(digits)
  const found = digits === undefined ? undefined : placeView(session, Number(digits))
  return found?.id === null ? found.place : null
}

/** Why nothing can be done there yet (M2), or any more (X2). */
export function facedownRefusal(session: Session): Refusal {
  if (isOver(session)) return refuse('game-over', 'G1')
  return stateOf(session).second === 1 ? refuse('second-in-command', 'X2') : refuse('demand-facedown', 'M2')
}
