import { isRuleId, type RuleId, ruleIds, ruleSection, ruleText, text } from '@negotiator/language'
import { heading, headingLines } from '../../terminal/heading.ts'
import type { Look } from '../../terminal/look.ts'
import { paint } from '../../terminal/paint.ts'
import { padEnd } from '../../terminal/text-width.ts'
import { wrap } from '../../terminal/wrap.ts'
import type { Answer } from './answer.ts'

const ID_WIDTH = 4

export function ruleLines(look: Look, id: RuleId): string[] {
  return wrap(paint(look, 'key', padEnd(id, ID_WIDTH)) + ruleText(look.lang, id), look.width, ID_WIDTH)
}

const sectionOf = (letter: string): readonly RuleId[] => ruleIds.filter((id) => id.startsWith(letter))

/** `rules R3` is one rule, `rules R` a section, `rules` tells which there are. */
export const answerRules: Answer = (look, _session, argument, typed = argument) => {
  const wanted = argument.toUpperCase()
  if (isRuleId(wanted)) return ruleLines(look, wanted)
  const section = /^[A-Z]$/.test(wanted) ? sectionOf(wanted) : []
  if (section[0] !== undefined) {
    return [
      ...headingLines(look, ruleSection(look.lang, section[0])),
      ...section.flatMap((id) => ruleLines(look, id)),
    ]
  }
  if (wanted !== '') return wrap(text(look.lang, 'cli.error.unknown-rule', { input: typed }), look.width)
  const letters = [...new Set(ruleIds.map((id) => id.charAt(0)))]
  const lines = letters.flatMap((letter) => {
    const ids = sectionOf(letter)
    const range = ids.length === 1 ? letter + 1 : `${letter}1–${letter}${ids.length}`
    return wrap(`${paint(look, 'key', padEnd(range, 7))}${ruleSection(look.lang, ids[0]!)}`, look.width, 7)
  })
  return [
    heading(look, text(look.lang, 'cli.label.rules')),
    ...lines,
    ...wrap(text(look.lang, 'play.rules.how'), look.width),
  ]
}
