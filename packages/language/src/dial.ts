import type { Lang } from './lang.ts'

const ENDS: Readonly<Record<Lang, readonly [string, string]>> = { en: ['S', 'K'], fr: ['L', 'E'] }

/** D1: the dial's letter or number: 0 is S (L in French), 7 is K (E in French). */
export function dialLabel(lang: Lang, threat: number): string {
  const [lowest, highest] = ENDS[lang]
  if (threat <= 0) return lowest
  return threat >= 7 ? highest : String(threat)
}

/** A number with its sign. */
export function signed(n: number): string {
  if (n === 0) return '0'
  return n > 0 ? `+${n}` : `−${-n}`
}
