import { alertText, nameOf, shortEffect, text } from '@negotiator/language'
import type { Demand, DemandView, Game, View } from '@negotiator/rules'
import { heading } from '../layout/heading.ts'
import type { Look } from '../layout/look.ts'
import { paint } from '../layout/paint.ts'
import { padEnd } from '../layout/text-width.ts'
import { wrap } from '../layout/wrap.ts'
import type { Detail } from './detail.ts'

const KEY_WIDTH = 4

/** One demand per line with its key; facedown ones with what they may be. */
export function demandLines(look: Look, game: Game, view: View, detail: Detail): string[] {
  const { lang } = look
  if (view.demands.length === 0) return []
  const lines = view.demands.flatMap((demand) => {
    const key = paint(look, 'key', padEnd(`c${demand.place}`, KEY_WIDTH))
    // What facedown ones may be is the same for all of a class: once is enough.
    const isFirst = demand === view.demands.find(({ id, class: kind }) => id === null && kind === demand.class)
    const line = demandLine(look, game, view, demand, isFirst ? detail : 'brief')
    return wrap(key + line, look.width, KEY_WIDTH)
  })
  return [heading(look, text(lang, 'cli.label.demands')), ...lines]
}

function demandLine(look: Look, game: Game, view: View, demand: DemandView, detail: Detail): string {
  const { lang } = look
  if (demand.id === null) return facedown(look, view, demand, detail)
  const card = game.content.demands.find(({ id }) => id === demand.id)
  const name = `${paint(look, 'strong', nameOf(lang, demand.id))} (${text(lang, `play.demand.${demand.class}`)})`
  if (card === undefined) return name
  if (demand.face === 'conceded') return `${name} · ${conceded(look, card)}`
  return `${name} · ${price(look, card)} · ${effects(look, card)}`
}

function facedown(look: Look, view: View, { class: kind }: DemandView, detail: Detail): string {
  const { lang } = look
  if (kind === 'minor') return text(lang, 'play.demand.minor')
  const hidden = text(lang, `cli.label.hidden.${kind}`)
  if (detail === 'brief') return hidden
  const names = view.unseenDemands[kind].map((id) => nameOf(lang, id)).join(', ')
  return `${hidden} ${paint(look, 'quiet', `(${text(lang, 'cli.label.one-of', { names })})`)}`
}

function price(look: Look, { cost }: Demand): string {
  const { lang } = look
  if (typeof cost === 'number') return text(lang, 'play.demand.cost', { n: cost })
  return text(lang, 'play.demand.itself', { when: alertText(lang, cost.alert) })
}

function effects(look: Look, demand: Demand): string {
  const { lang } = look
  const benefit = paint(look, 'good', shortEffect(lang, demand.benefit))
  return `${benefit} ${text(lang, 'play.demand.but', { effect: paint(look, 'bad', penalty(look, demand)) })}`
}

function penalty({ lang }: Look, demand: Demand): string {
  const parts = demand.penalty.length > 0 ? [shortEffect(lang, demand.penalty)] : []
  if (demand.class === 'escape') parts.push(text(lang, 'play.demand.escape-penalty'))
  return parts.length === 0 ? shortEffect(lang, []) : parts.join(' · ')
}

function conceded(look: Look, demand: Demand): string {
  const { lang } = look
  return text(lang, 'play.demand.conceded', { effect: paint(look, 'bad', penalty(look, demand)) })
}
