import { type Action, legalActions } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'
import { numberOf } from './card-numbers.ts'
import { demandViewOf } from './demand-places.ts'

/** Keys that stand alone. */
export const END_KEY = 'e'
export const SETTLE_KEY = 's'
export const ABILITY_KEY = 'x'

/** What to type for an action; `parseKey` is its inverse. */
export function keyOf(session: Session, action: Action): string {
  const number = (card: string) => numberOf(session.game, card)
  if ('play' in action) return `${number(action.play)}`
  if ('facedown' in action) return `f${number(action.facedown)}`
  if ('buy' in action) return `b${number(action.buy)}`
  if ('concede' in action) return `c${demandViewOf(session, action.concede)?.place ?? '?'}`
  if ('convert' in action) {
    const [a, b] = action.convert.map(number).sort((x, y) => x - y)
    return `v ${a} ${b}`
  }
  if ('react' in action) return `r ${number(action.react)} ${action.die + 1}`
  if ('settle' in action) return SETTLE_KEY
  if ('ability' in action) return ABILITY_KEY
  if ('choose' in action) return choiceKey(session, action.choose)
  return END_KEY
}

function choiceKey(session: Session, option: string): string {
  if (option === 'done') return END_KEY
  const [, digits] = /^(?:option|place)-(\d+)$/.exec(option) ?? []
  return digits ?? `${numberOf(session.game, option)}`
}

/** Every legal action with its key. */
export function keysNow(session: Session): ReadonlyMap<string, Action> {
  const actions = session.resigned ? [] : legalActions(session.game, stateOf(session))
  return new Map(actions.map((action) => [keyOf(session, action), action]))
}
