import { nameOf, shortEffect, text } from '@negotiator/language'
import { type Game, topTerror, viewOf } from '@negotiator/rules'
import { stateOf } from '@negotiator/session'
import { headingLines, labelled } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { padEnd } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import { listOfCards } from '../screen/copies.ts'
import { demandEffects } from '../screen/demands.ts'
import { percent } from '../screen/percent.ts'
import type { Answer } from './answer.ts'

const CHANCE_WIDTH = 6

/** Which card may come next, how likely each is, and which ones have come. Nothing of that is secret (S5). */
export const answerTerror: Answer = (look, session) => {
  const { lang, width } = look
  const { game } = session
  const state = stateOf(session)
  const view = viewOf(game, state)
  if (view.terrorLeft === 0) return wrap(text(lang, 'play.terror.none'), width)
  const isGold = state.redLeft === 0
  const { from, to } = topTerror(game, state)
  const candidates = game.terrorIds
    .map((id, kind) => ({ id, copies: state.unseen[kind] ?? 0, kind }))
    .filter(({ copies, kind }) => copies > 0 && kind >= from && kind < to)
  const total = candidates.reduce((sum, { copies }) => sum + copies, 0)
  const lines = candidates.flatMap(({ id, copies }) => {
    const chance = paint(look, 'quiet', padEnd(percent(lang, copies / total), CHANCE_WIDTH))
    return wrap(`${chance}${nameOf(lang, id)} · ${effectOf(look, game, id)}`, width, CHANCE_WIDTH)
  })
  const seen =
    view.discard.length === 0
      ? []
      : labelled(look, text(lang, 'cli.label.discard'), listOfCards(lang, view.discard))
  const title = text(lang, isGold ? 'play.terror.gold' : 'play.terror.red', { n: state.redLeft })
  return [...headingLines(look, title), ...lines, ...seen]
}

function effectOf(look: Look, game: Game, id: string): string {
  const { lang } = look
  const demand = game.content.demands.find((found) => found.id === id)
  if (demand !== undefined) return `${text(lang, 'play.demand.minor')}, ${demandEffects(look, demand)}`
  const card = game.content.terror.find((found) => found.id === id)
  const effect = shortEffect(lang, card?.effect ?? [])
  if (card === undefined || card.secondary.length === 0) return effect
  return `${effect} ${text(lang, 'play.terror.secondary', { effect: shortEffect(lang, card.secondary) })}`
}
