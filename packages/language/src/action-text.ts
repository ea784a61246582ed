import type { Action, ChoiceKind, Effects } from '@negotiator/rules'
import { effectClause } from './effect-text.ts'
import { type FacedownDemand, facedownDemandText } from './facedown-demand.ts'
import type { Lang } from './lang.ts'
import { nameOf } from './names.ts'
import { text } from './text.ts'

/** What the position adds to an action's words; everything may be left out. */
export interface ActionContext {
  /** CP to pay for a purchase or a concession. */
  readonly cost?: number
  /** CP that a card played facedown gives; 1 unless told. */
  readonly facedownCp?: number
  /** What the die shows that would be re-rolled. */
  readonly face?: number
  /** The kind of the pending choice. */
  readonly choice?: ChoiceKind
  /** For `choose`: what the two options do. */
  readonly options?: readonly [Effects, Effects]
  /** For `reveal`: what lies at the place. */
  readonly facedown?: FacedownDemand
}

export function actionText(lang: Lang, action: Action, context: ActionContext = {}): string {
  if ('play' in action) return text(lang, 'action.play', { card: nameOf(lang, action.play) })
  if ('facedown' in action) return turn(lang, action.facedown, context.facedownCp ?? 1)
  if ('convert' in action) return convert(lang, action.convert)
  if ('react' in action) return react(lang, action.react, action.die, context.face)
  if ('settle' in action) return text(lang, 'action.settle')
  if ('concede' in action) {
    const demand = nameOf(lang, action.concede)
    return text(lang, `action.concede${price(context.cost)}`, { demand, cost: context.cost ?? 0 })
  }
  if ('ability' in action) return text(lang, 'action.ability', { ability: nameOf(lang, action.ability) })
  if ('buy' in action) {
    const card = nameOf(lang, action.buy)
    return text(lang, `action.buy${price(context.cost)}`, { card, cost: context.cost ?? 0 })
  }
  if ('choose' in action) return choose(lang, action.choose, context)
  return text(lang, 'endSpend' in action ? 'action.end-spend' : 'action.end-conversation')
}

function price(cost: number | undefined): '' | '.cost' | '.free' {
  if (cost === undefined) return ''
  return cost === 0 ? '.free' : '.cost'
}

function turn(lang: Lang, id: string, n: number): string {
  return text(lang, n === 0 ? 'action.facedown.nothing' : 'action.facedown', { card: nameOf(lang, id), n })
}

function convert(lang: Lang, [a, b]: readonly [string, string]): string {
  if (a === b) return text(lang, 'action.convert.pair', { a: nameOf(lang, a) })
  return text(lang, 'action.convert', { a: nameOf(lang, a), b: nameOf(lang, b) })
}

/** Dice are counted from 0 in the action and from 1 for people. */
function react(lang: Lang, id: string, die: number, face: number | undefined): string {
  const params = { card: nameOf(lang, id), die: die + 1 }
  if (face === undefined) return text(lang, 'action.react', params)
  return text(lang, 'action.react.face', { ...params, face })
}

function choose(lang: Lang, option: string, { choice, options, facedown }: ActionContext): string {
  if (option === 'done') return done(lang, choice)
  const [, word, number] = /^(place|option)-(\d+)$/.exec(option) ?? []
  if (word === 'place' && number !== undefined) {
    const demand =
      facedown === undefined
        ? text(lang, 'demand.facedown', { place: number })
        : facedownDemandText(lang, facedown)
    return text(lang, 'action.choose.reveal', { demand })
  }
  if (word === 'option' && number !== undefined) {
    const effects = options?.[Number(number) - 1]
    if (effects === undefined) return text(lang, 'action.choose.option', { option: number })
    return text(lang, 'action.choose.option.effect', { option: number, effect: effectClause(lang, effects) })
  }
  const card = nameOf(lang, option)
  const isCardChoice = choice === 'free' || choice === 'takeback' || choice === 'discard'
  return text(lang, isCardChoice ? `action.choose.${choice}` : 'action.choose.card', { card })
}

function done(lang: Lang, choice: ChoiceKind | undefined): string {
  const isTaking = choice === 'free' || choice === 'takeback'
  return text(lang, isTaking ? `action.choose.done.${choice}` : 'action.choose.done')
}
