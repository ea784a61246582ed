import type { Abductor, OwnRule } from '@negotiator/rules'
import { dialLabel } from './dial.ts'
import { effectClause } from './effect-text.ts'
import type { Lang } from './lang.ts'
import { genderOf } from './names/people.ts'
import { nameOf } from './names.ts'
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

/** What changes once the 2nd in command has taken over (§10). */
export function secondInCommandText(lang: Lang): readonly string[] {
  return [
    text(lang, 'second.concede'),
    text(lang, 'second.kill'),
    text(lang, 'second.last'),
    text(lang, 'second.surrender'),
  ]
}
