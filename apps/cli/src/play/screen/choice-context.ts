import type { ActionContext } from '@negotiator/language'
import { type Action, type Effects, viewOf } from '@negotiator/rules'
import { type Session, stateOf } from '@negotiator/session'

/** What the position adds to the words of an action: costs, faces of dice, what an option does. */
export function contextOf(session: Session, action: Action): ActionContext {
  const state = stateOf(session)
  const view = viewOf(session.game, state)
  if ('facedown' in action) return { facedownCp: state.facedownCp }
  if ('buy' in action) return ifNumber(session.game.cardCost[session.game.cardIds.indexOf(action.buy)])
  if ('concede' in action) {
    const cost = session.game.content.demands.find(({ id }) => id === action.concede)?.cost
    return ifNumber(typeof cost === 'number' ? cost : undefined)
  }
  if ('react' in action) {
    const face = view.roll?.[action.die]
    return face === undefined ? {} : { face }
  }
  if (!('choose' in action) || view.choice === null) return {}
  const options = optionsOf(session, view.drawn)
  const place = view.demands.find((demand) => `place-${demand.place}` === action.choose)?.class
  return {
    choice: view.choice.kind,
    ...(options === null ? {} : { options }),
    ...(place === undefined || place === 'minor' ? {} : { demandClass: place }),
  }
}

const ifNumber = (cost: number | undefined): ActionContext => (cost === undefined ? {} : { cost })

/** The two sides of the terror card that lets the player choose. */
function optionsOf({ game }: Session, drawn: string | null): readonly [Effects, Effects] | null {
  const card = game.content.terror.find(({ id }) => id === drawn)
  const choose = card?.effect.find(({ op }) => op === 'choose')
  return choose?.op === 'choose' ? choose.options : null
}
