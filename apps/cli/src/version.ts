import { createRequire } from 'node:module'
import { CONTENT_HASH } from '@negotiator/content'
import { type Lang, text } from '@negotiator/language'
import { RULES_VERSION } from '@negotiator/rules'

/** Read when asked for, since it lies outside of what is compiled. */
export function versionText(lang: Lang): string {
  const { version } = createRequire(import.meta.url)('../package.json') as { version: string }
  return text(lang, 'version', { version, rules: RULES_VERSION, content: CONTENT_HASH })
}
