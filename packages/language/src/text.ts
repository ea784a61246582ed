import { format, type Params } from './format.ts'
import { frenchSpacing } from './french-spacing.ts'
import type { Lang } from './lang.ts'
import { en } from './messages/en/index.ts'
import { fr } from './messages/fr/index.ts'

export type MessageKey = keyof typeof en
export type Catalogue = Readonly<Record<MessageKey, string>>

function spaced(catalogue: Catalogue): Catalogue {
  const entries = Object.entries(catalogue).map(([key, template]) => [key, frenchSpacing(template)])
  return Object.fromEntries(entries) as Catalogue
}

export const CATALOGUES: Readonly<Record<Lang, Catalogue>> = { en, fr: spaced(fr) }
export const MESSAGE_KEYS = Object.keys(en) as readonly MessageKey[]

export function text(lang: Lang, key: MessageKey, params?: Params): string {
  return format(lang, CATALOGUES[lang][key], params)
}

/** For keys put together at run time, such as those of a refusal. */
export function isMessageKey(key: string): key is MessageKey {
  return Object.hasOwn(en, key)
}

/** A clause as a sentence: capital letter, full stop. */
export function sentence(clause: string): string {
  const start = clause.charAt(0).toUpperCase() + clause.slice(1)
  return /[.!?…]$/.test(start) ? start : `${start}.`
}
