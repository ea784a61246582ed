import { alertText, nameOf, shortEffect, text } from '@negotiator/language'
import { labelled } from '../../terminal/heading.ts'
import { paint } from '../../terminal/paint.ts'
import { signsOf } from '../../terminal/signs.ts'
import { listOfCards } from './copies.ts'
import { type Scene, saves } from './scene.ts'

/** What the night still holds, what it has brought, and which cards wait with an alert (A1). */
export function terrorLines(scene: Scene): string[] {
  const { look, session, view, state } = scene
  const { lang } = look
  const { red, gold } = signsOf(look)
  const pips =
    paint(look, 'bad', red.repeat(state.redLeft)) + paint(look, 'warn', gold.repeat(state.goldLeft))
  const empty = view.phase === 'conversation' ? 'cli.label.last-conversation' : 'play.last.warning'
  const deck = view.terrorLeft === 0 ? text(lang, empty) : `${pips} ${view.terrorLeft}`
  const lines =
    saves(scene, 'terror deck') && view.terrorLeft > 0
      ? []
      : labelled(look, text(lang, 'cli.label.terror-deck'), deck)
  if (!saves(scene, 'discard') && view.discard.length > 0) {
    lines.push(...labelled(look, text(lang, 'cli.label.discard'), listOfCards(lang, view.discard)))
  }
  for (const id of view.alerts) {
    const alert = session.game.content.terror.find((card) => card.id === id)?.alert
    if (alert === undefined) continue
    const body = text(lang, 'alert.line', {
      card: nameOf(lang, id),
      when: alertText(lang, alert.when),
      effect: shortEffect(lang, alert.effect),
    })
    lines.push(...labelled(look, text(lang, 'cli.label.alerts'), paint(look, 'warn', body)))
  }
  return lines
}
