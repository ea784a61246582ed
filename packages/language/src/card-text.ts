import type { Alert, ConversationCard, Demand, TerrorCard } from '@negotiator/rules'
import { dialLabel } from './dial.ts'
import { effectClause, effectText, rowsText } from './effect-text.ts'
import type { Lang } from './lang.ts'
import { text } from './text.ts'

/** What the card does, line by line; its name and cost are shown beside it. */
export function conversationCardText(lang: Lang, card: ConversationCard): readonly string[] {
  switch (card.resolve.kind) {
    case 'roll':
      return rowsText(lang, card.resolve.rows)
    case 'plain':
      return [text(lang, 'card.plain', { effect: effectClause(lang, card.resolve.effect) })]
    case 'reaction':
      return [text(lang, 'card.reaction')]
  }
}

/** Class, cost or alert, benefit, penalty. */
export function demandText(lang: Lang, demand: Demand): readonly string[] {
  const lines = [
    text(lang, `demand.${demand.class}`),
    demandCost(lang, demand),
    text(lang, 'demand.benefit', { effect: effectClause(lang, demand.benefit) }),
  ]
  const penalties = demand.penalty.length === 0 ? [] : [effectClause(lang, demand.penalty)]
  // M4 holds for every escape demand and is not part of its data.
  if (demand.class === 'escape') penalties.push(text(lang, 'demand.penalty.escape'))
  if (penalties.length > 0) lines.push(text(lang, 'demand.penalty', { effect: penalties.join(' · ') }))
  return lines
}

function demandCost(lang: Lang, { cost }: Demand): string {
  if (typeof cost !== 'number') return text(lang, 'demand.alert', { when: alertText(lang, cost.alert) })
  return cost === 0 ? text(lang, 'demand.cost.none') : text(lang, 'demand.cost', { cost })
}

/** The main effect, then the secondary one and the alert if it has them. */
export function terrorText(lang: Lang, card: TerrorCard): readonly string[] {
  const lines = [effectText(lang, card.effect)]
  if (card.secondary.length > 0) {
    lines.push(text(lang, 'terror.secondary', { effect: effectClause(lang, card.secondary) }))
  }
  if (card.alert !== undefined) {
    const when = alertText(lang, card.alert.when)
    lines.push(text(lang, 'terror.alert', { when, effect: effectClause(lang, card.alert.effect) }))
  }
  if (card.again) lines.push(text(lang, 'terror.again'))
  return lines
}

/** When it fires, as a part of a sentence: "when threat falls to S or rises to K". */
export function alertText(lang: Lang, alert: Alert): string {
  if (alert.on === 'conversation-end') return text(lang, 'alert.conversation-end')
  if (alert.on === 'turn') return text(lang, 'alert.turn', { turn: alert.atLeast })
  const { on, atMost, atLeast } = alert
  if (on === 'facedown') return text(lang, 'alert.facedown', { high: atLeast ?? 0 })
  const label = (n: number) => (on === 'threat' ? dialLabel(lang, n) : n)
  if (atMost === undefined) return text(lang, `alert.${on}.high`, { high: label(atLeast ?? 0) })
  if (atLeast === undefined) return text(lang, `alert.${on}.low`, { low: label(atMost) })
  return text(lang, `alert.${on}.either`, { low: label(atMost), high: label(atLeast) })
}
