import type { Lang } from '../src/index.ts'

/** What is wrong with a text that a player sees; nothing if all is well. */
export function flawOf(lang: Lang, shown: string): string | null {
  if (shown.trim() !== shown || shown === '') return 'empty or not trimmed'
  if (/[{}]/.test(shown)) return 'left-over braces'
  if (/ {2}/.test(shown)) return 'two spaces'
  if (/undefined|NaN|\[object/.test(shown)) return 'a value is missing'
  return lang === 'fr' ? frenchFlawOf(shown) : null
}

/** A no-break space before : ; ! ? » and after «, never an ordinary one or none. */
export function frenchFlawOf(shown: string): string | null {
  const text = shown.replaceAll('Hostage Negotiator: Crime Wave', '')
  const before = /[^\u00a0!?.…][:;!?»]/.exec(text.replace(/\{\w+:/g, '{'))
  if (before !== null) return `no no-break space in "${before[0]}"`
  if (/«[^\u00a0]/.test(text)) return 'no no-break space after «'
  return null
}
