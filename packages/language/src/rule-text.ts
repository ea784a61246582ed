import type { Lang } from './lang.ts'
import { MESSAGE_KEYS, type MessageKey, text } from './text.ts'

type IdsOf<Key, Prefix extends string> = Key extends `${Prefix}.${infer Id}` ? Id : never

export type RuleId = IdsOf<MessageKey, 'rule'>
export type RuleSection = IdsOf<MessageKey, 'section'>

const PREFIX = 'rule.'

/** Every rule of the in-game help, in the order of the rules. */
export const ruleIds: readonly RuleId[] = MESSAGE_KEYS.filter((key) => key.startsWith(PREFIX)).map(
  (key) => key.slice(PREFIX.length) as RuleId,
)

export function isRuleId(id: string): id is RuleId {
  return (ruleIds as readonly string[]).includes(id)
}

export function ruleText(lang: Lang, id: RuleId): string {
  return text(lang, `rule.${id}`)
}

/** The heading a rule stands under: its first letter names it. */
export function ruleSection(lang: Lang, id: RuleId): string {
  return text(lang, `section.${id.charAt(0) as RuleSection}`)
}
