import type { Abductor, GameContent, OwnRule, SecondInCommand } from '@negotiator/rules'
import { dialLabel } from './dial.ts'
import { effectClause } from './effect-text.ts'
import type { Lang } from './lang.ts'
import { genderOf, nameOf } from './names.ts'
import { text } from './text.ts'

/** The rule printed on an abductor's card; with the abductor's id, it says he or she. */
export function ownRuleText(lang: Lang, rule: OwnRule, abductor?: string): string {
  switch (rule.rule) {
    case 'doubles':
      return text(lang, 'own.doubles', { pairs: pairs(lang, rule) })
    case 'kill-raises-threat':
      return text(lang, 'own.kill-raises-threat', { who: genderOf(abductor) })
    case 'escape-joins':
      return text(lang, 'own.escape-joins', {
        n: rule.turns.length,
        turns: listed(lang, rule.turns),
        most: rule.most,
      })
    case 'many-dice':
      return text(lang, 'own.many-dice', { n: rule.atLeast, effect: effectClause(lang, rule.effect) })
    case 'ability':
      return text(lang, 'own.ability', {
        ability: nameOf(lang, rule.id),
        threat: dialLabel(lang, rule.threatAtLeast),
        effect: effectClause(lang, rule.effect),
      })
    case 'each-turn':
      return text(lang, 'own.each-turn', { turn: rule.from, effect: effectClause(lang, rule.effect) })
  }
}

function pairs(lang: Lang, rule: Extract<OwnRule, { rule: 'doubles' }>): string {
  const clauses = rule.faces.flatMap((effects, i) =>
    effects.length === 0
      ? []
      : [text(lang, 'own.doubles.pair', { face: i + 1, effect: effectClause(lang, effects) })],
  )
  return clauses.join(' · ')
}

function listed(lang: Lang, numbers: readonly number[]): string {
  const last = numbers.at(-1) ?? ''
  const before = numbers.slice(0, -1).join(', ')
  return before === '' ? String(last) : text(lang, 'list.and', { a: before, b: last })
}

/** Start values, demands and own rules, line by line. */
export function abductorText(lang: Lang, abductor: Abductor): readonly string[] {
  const { id, hostages, majors, escapes, rules } = abductor
  const lines = [text(lang, 'abductor.start', { hostages, threat: dialLabel(lang, abductor.threat) })]
  if (majors > 0) lines.push(text(lang, 'abductor.majors', { n: majors }))
  if (escapes > 0) lines.push(text(lang, 'abductor.escapes', { n: escapes }))
  for (const rule of rules) lines.push(ownRuleText(lang, rule, id))
  if (rules.length === 0) lines.push(text(lang, 'abductor.no-rule', { who: genderOf(id) }))
  return lines
}

/** Who takes over when the abductor is eliminated: somebody of the pack's own, or the one of the games. */
export const secondOf = ({ second }: GameContent): string => second?.id ?? 'second-in-command'

/** What changes once the 2nd in command has taken over (§10), or one with ways of his own. */
export function secondInCommandText(lang: Lang, own?: SecondInCommand): readonly string[] {
  const { id, killsOnRise = true, sparesLast = true, surrenders = true } = own ?? {}
  const { arrives = [], eachTurn = [] } = own ?? {}
  const who = genderOf(id)
  const lines = [
    text(lang, 'second.concede'),
    text(lang, killsOnRise ? 'second.kill' : 'second.no-kill'),
    text(lang, sparesLast ? 'second.last' : 'second.kills-last', { who }),
    text(lang, surrenders ? 'second.surrender' : 'second.no-surrender', { who }),
  ]
  if (arrives.length > 0)
    lines.push(text(lang, 'second.arrives', { who, effect: effectClause(lang, arrives) }))
  if (eachTurn.length > 0)
    lines.push(text(lang, 'second.each-turn', { effect: effectClause(lang, eachTurn) }))
  return lines
}
