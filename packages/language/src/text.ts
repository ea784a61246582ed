import { catalogueOf } from './catalogue.ts'
import type { Params } from './format.ts'
import type { Lang } from './lang.ts'
import { en } from './messages/en/index.ts'
import { fr } from './messages/fr/index.ts'

export type MessageKey = keyof typeof en

export const MESSAGES = catalogueOf<MessageKey>(en, fr)

export const text = (lang: Lang, key: MessageKey, params?: Params): string => MESSAGES.text(lang, key, params)

/** For keys put together at run time, such as those of a refusal. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key)
}

/** A clause as a sentence: capital letter, full stop. */
export function sentence(clause: string): string {
  const start = clause.charAt(0).toUpperCase() + clause.slice(1)
  return /[.!?…]$/.test(start) ? start : `${start}.`
}
