import { type Action, type Game, optionsNow, type State, viewOf } from '@negotiator/rules'
import { type ActionContext, actionText } from './action-text.ts'
import { facedownDemandAt } from './facedown-demand.ts'
import type { Lang } from './lang.ts'

/** What the position adds to the words of an action: costs, faces of dice, what an option does. */
export function actionContext(game: Game, state: State, action: Action): ActionContext {
  const view = viewOf(game, state)
  if ('facedown' in action) return { facedownCp: state.facedownCp }
  if ('buy' in action) return ifNumber(game.cardCost[game.cardIds.indexOf(action.buy)])
  if ('concede' in action) {
    const cost = game.content.demands.find(({ id }) => id === action.concede)?.cost
    return ifNumber(typeof cost === 'number' ? cost : undefined)
  }
  if ('react' in action) {
    const face = view.roll?.[action.die]
    return face === undefined ? {} : { face }
  }
  if (!('choose' in action) || view.choice === null) return {}
  const options = optionsNow(game, state)
  const [, place] = /^place-(\d+)$/.exec(action.choose) ?? []
  const facedown = place === undefined ? undefined : facedownDemandAt(view, Number(place))
  return {
    choice: view.choice.kind,
    ...(options === null ? {} : { options }),
    ...(facedown === undefined ? {} : { facedown }),
  }
}

const ifNumber = (cost: number | undefined): ActionContext => (cost === undefined ? {} : { cost })

/** An action in a list or in a sentence: without the full stop that an option ends in. */
export const actionWords = (lang: Lang, game: Game, state: State, action: Action): string =>
  actionText(lang, action, actionContext(game, state, action)).replace(/\.$/, '')
