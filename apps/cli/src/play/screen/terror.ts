import { alertText, nameOf, shortEffect, text } from '@negotiator/language'
import type { Game, State, View } from '@negotiator/rules'
import { labelled } from '../layout/heading.ts'
import type { Look } from '../layout/look.ts'
import { paint } from '../layout/paint.ts'
import { signsOf } from '../layout/signs.ts'
import { listOfCards } from './copies.ts'
import type { Detail } from './detail.ts'

/** What the night still holds, what it has brought, and which cards wait with an alert (A1). */
export function terrorLines(look: Look, game: Game, view: View, state: State, detail: Detail): string[] {
  const { lang } = look
  const { red, gold } = signsOf(look)
  const pips =
    paint(look, 'bad', red.repeat(state.redLeft)) + paint(look, 'warn', gold.repeat(state.goldLeft))
  const deck =
    view.terrorLeft === 0 ? text(lang, 'cli.label.last-conversation') : `${pips} ${view.terrorLeft}`
  const lines = labelled(look, text(lang, 'cli.label.terror-deck'), deck)
  if (detail === 'full' && view.discard.length > 0) {
    lines.push(...labelled(look, text(lang, 'cli.label.discard'), listOfCards(lang, view.discard)))
  }
  for (const id of view.alerts) {
    const alert = game.content.terror.find((card) => card.id === id)?.alert
    if (alert === undefined) continue
    const body = `${nameOf(lang, id)}: ${alertText(lang, alert.when)}: ${shortEffect(lang, alert.effect)}`
    lines.push(...labelled(look, text(lang, 'cli.label.alerts'), paint(look, 'warn', body)))
  }
  return lines
}
