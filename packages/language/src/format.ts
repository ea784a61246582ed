import type { Lang } from './lang.ts'

export type Params = Readonly<Record<string, string | number>>

/**
 * `{name}` is a value · `{n|hostage|hostages}` is chosen by the number n, which is not printed ·
 * `{who:he|she}` is chosen by who, `m` (also when it is not given) or `f`.
 */
const PLACEHOLDER = /\{(\w+)(?:([|:])([^{}|]*)\|([^{}|]*))?\}/g

/** French: 0 and 1 are singular; English: only 1. */
function isSingular(lang: Lang, n: number): boolean {
  return lang === 'fr' ? Math.abs(n) < 2 : Math.abs(n) === 1
}

function shown(value: string | number): string {
  return typeof value === 'number' ? String(value).replace('-', '−') : value
}

/** A placeholder without a value stays as it is written: visible, so that it is found. */
export function format(lang: Lang, template: string, params: Params = {}): string {
  if (!template.includes('{')) return template
  return template.replace(PLACEHOLDER, (whole, name: string, kind?: string, first = '', second = '') => {
    const value = params[name]
    if (kind === ':') return value === 'f' ? second : first
    if (value === undefined) return whole
    if (kind === '|') return isSingular(lang, Number(value)) ? first : second
    return shown(value)
  })
}

/** The names of the values a template needs. */
export function placeholdersOf(template: string): readonly string[] {
  const names = new Set<string>()
  for (const match of template.matchAll(PLACEHOLDER)) {
    if (match[2] !== ':' && match[1] !== undefined) names.add(match[1])
  }
  return [...names].sort()
}
