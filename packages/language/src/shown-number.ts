import type { Lang } from './lang.ts'
import { text } from './text.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it: 12,345.6 or 12 345,6; below 0 with a real minus. */
export function shownNumber(lang: Lang, n: number, digits = 0): string {
  const key = `${lang} ${digits}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(lang, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // What is rounded to 0 has no sign.
      signDisplay: 'negative',
    })
    formats.set(key, format)
  }
  return format.format(n).replace('-', '−')
}

/** A share as the language writes it: 24.2% or 24,2 %. */
export const shownPercent = (lang: Lang, share: number, digits = 1): string =>
  text(lang, 'play.percent', { n: shownNumber(lang, share * 100, digits) })
