import { catalogueOf } from './catalogue.ts'
import type { Lang } from './lang.ts'
import { rules as en } from './messages/en/rules.ts'
import { rules as fr } from './messages/fr/rules.ts'

type IdsOf<Key, Prefix extends string> = Key extends `${Prefix}.${infer Id}` ? Id : never

type RuleKey = keyof typeof en

export const RULES = catalogueOf<RuleKey>(en, fr)

export type RuleId = IdsOf<RuleKey, 'rule'>
export type RuleSection = IdsOf<RuleKey, 'section'>

const PREFIX = 'rule.'

/** Every rule of the in-game help, in the order of the rules. */
export const ruleIds: readonly RuleId[] = RULES.keys
  .filter((key) => key.startsWith(PREFIX))
  .map((key) => key.slice(PREFIX.length) as RuleId)

export function isRuleId(id: string): id is RuleId {
  return (ruleIds as readonly string[]).includes(id)
}

export function ruleText(lang: Lang, id: RuleId): string {
  return RULES.text(lang, `rule.${id}`)
}

/** The heading a rule stands under: its first letter names it. */
export function ruleSection(lang: Lang, id: RuleId): string {
  return RULES.text(lang, `section.${id.charAt(0) as RuleSection}`)
}
