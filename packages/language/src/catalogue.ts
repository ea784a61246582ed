import { format, type Params } from './format.ts'
import { frenchSpacing } from './french-spacing.ts'
import type { Lang } from './lang.ts'

/** Messages of one subject in every language, and the function that says them. */
export interface Catalogue<Key extends string> {
  readonly keys: readonly Key[]
  readonly templates: Readonly<Record<Lang, Readonly<Record<Key, string>>>>
  text(lang: Lang, key: Key, params?: Params): string
}

/**
 * Subjects can be apart, so that a page loads only what it shows: the rules come with the page of the rules.
 */
export function catalogueOf<Key extends string>(
  en: Readonly<Record<Key, string>>,
  fr: Readonly<Record<Key, string>>,
): Catalogue<Key> {
  let french: Readonly<Record<Key, string>> | undefined
  const templates = {
    en,
    // Who never asks for French does not wait for its spaces.
    get fr() {
      french ??= spaced(fr)
      return french
    },
  }
  return {
    keys: Object.keys(en) as Key[],
    templates,
    text: (lang, key, params) => format(lang, templates[lang][key], params),
  }
}

function spaced<Key extends string>(messages: Readonly<Record<Key, string>>): Record<Key, string> {
  const entries = Object.entries<string>(messages).map(([key, template]) => [key, frenchSpacing(template)])
  return Object.fromEntries(entries) as Record<Key, string>
}
