import { type CareerKey, careerText, type Params } from '@negotiator/language'
import { lang } from '../words/words.ts'

/** A text of the career: a catalogue of its own, which comes with this page. */
export const ct = (key: CareerKey, params?: Params): string => careerText(lang.value, key, params)

const formats = new Map<string, Intl.NumberFormat>()

/** A number as the language writes it: 12,345.6 or 12 345,6. */
export function shownNumber(n: number, digits = 0): string {
  const key = `${lang.value} ${digits}`
  let format = formats.get(key)
  if (format === undefined) {
    format = new Intl.NumberFormat(lang.value, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  return format.format(n)
}

const dates = new Map<string, Intl.DateTimeFormat>()

export function shownDate(at: number): string {
  let format = dates.get(lang.value)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium' })
    dates.set(lang.value, format)
  }
  return format.format(at)
}
