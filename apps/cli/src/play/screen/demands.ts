import { alertText, nameOf, shortEffect, text } from '@negotiator/language'
import type { Demand, DemandView } from '@negotiator/rules'
import { heading, labelled } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { padEnd } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import { type Scene, saves } from './scene.ts'

const KEY_WIDTH = 4

/** One demand per line with its key; facedown ones with what they may be. */
export function demandLines(scene: Scene): string[] {
  const { look, view } = scene
  if (view.demands.length === 0) return []
  if (saves(scene, 'demand lines')) return tightLines(scene)
  const lines = view.demands.flatMap((demand) => {
    const key = paint(look, 'key', padEnd(`c${demand.place}`, KEY_WIDTH))
    // What facedown ones may be is the same for all of a class: once is enough.
    const isFirst =
      demand === view.demands.find(({ id, class: kind }) => id === null && kind === demand.class)
    return wrap(key + demandLine(scene, demand, isFirst), look.width, KEY_WIDTH)
  })
  return [heading(look, text(look.lang, 'cli.label.demands')), ...lines]
}

function tightLines({ look, session, view }: Scene): string[] {
  const { lang } = look
  const pieces = view.demands.map(({ place, id, class: kind, face }) => {
    const cost = session.game.content.demands.find((demand) => demand.id === id)?.cost
    const price =
      face === 'up' && typeof cost === 'number' ? ` (${text(lang, 'play.demand.cost', { n: cost })})` : ''
    return `${paint(look, 'key', `c${place}`)} ${id === null ? `${text(lang, `play.demand.${kind}`)} ?` : nameOf(lang, id)}${price}`
  })
  return labelled(look, text(lang, 'cli.label.demands'), pieces.join(' · '))
}

function demandLine(scene: Scene, demand: DemandView, isFirst: boolean): string {
  const { look, session } = scene
  const { lang } = look
  if (demand.id === null) return facedown(scene, demand, isFirst)
  const card = session.game.content.demands.find(({ id }) => id === demand.id)
  const name = `${paint(look, 'strong', nameOf(lang, demand.id))} (${text(lang, `play.demand.${demand.class}`)})`
  if (card === undefined) return name
  if (demand.face === 'conceded') return `${name} · ${conceded(look, card)}`
  return `${name} · ${price(look, card)} · ${demandEffects(look, card)}`
}

function facedown(scene: Scene, { class: kind }: DemandView, isFirst: boolean): string {
  const { look, view } = scene
  const { lang } = look
  if (kind === 'minor') return text(lang, 'play.demand.minor')
  const hidden = text(lang, `cli.label.hidden.${kind}`)
  if (saves(scene, 'candidates') || !isFirst) return hidden
  const names = view.unseenDemands[kind].map((id) => nameOf(lang, id))
  const candidates =
    names.length === 1 ? names[0] : text(lang, 'cli.label.one-of', { names: names.join(', ') })
  return `${hidden} ${paint(look, 'quiet', `(${candidates})`)}`
}

function price(look: Look, { cost }: Demand): string {
  const { lang } = look
  if (typeof cost === 'number') return text(lang, 'play.demand.cost', { n: cost })
  return text(lang, 'play.demand.itself', { when: alertText(lang, cost.alert) })
}

/** What conceding brings, and what it costs. */
export function demandEffects(look: Look, demand: Demand): string {
  const benefit = paint(look, 'good', shortEffect(look.lang, demand.benefit))
  const cost = penalty(look, demand)
  return cost === ''
    ? benefit
    : `${benefit} ${text(look.lang, 'play.demand.but', { effect: paint(look, 'bad', cost) })}`
}

function penalty({ lang }: Look, demand: Demand): string {
  const parts = demand.penalty.length > 0 ? [shortEffect(lang, demand.penalty)] : []
  if (demand.class === 'escape') parts.push(text(lang, 'play.demand.escape-penalty'))
  return parts.join(' · ')
}

function conceded(look: Look, demand: Demand): string {
  return text(look.lang, 'play.demand.conceded', { effect: paint(look, 'bad', penalty(look, demand)) })
}
