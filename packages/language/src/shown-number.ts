import type { Lang } from './lang.ts'

const formats = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it: 12,345.6 or 12 345,6. */
export function shownNumber(lang: Lang, n: number, digits = 0): string {
  const key = `${lang} ${digits}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
    formats.set(key, format)
  }
  return format.format(n)
}
