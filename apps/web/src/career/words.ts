import { type CareerKey, careerText, shownNumber as numberIn, type Params } from '@negotiator/language'
import { lang } from '../words/words.ts'

/** A text of the career: a catalogue of its own, which comes with this page. */
export const ct = (key: CareerKey, params?: Params): string => careerText(lang.value, key, params)

/** A number as the player's language writes it. */
export const shownNumber = (n: number, digits = 0): string => numberIn(lang.value, n, digits)

const dates = new Map<string, Intl.DateTimeFormat>()

export function shownDate(at: number): string {
  let format = dates.get(lang.value)
  if (format === undefined) {
    format = new Intl.DateTimeFormat(lang.value, { dateStyle: 'medium' })
    dates.set(lang.value, format)
  }
  return format.format(at)
}
