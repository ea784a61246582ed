import { ABDUCTOR_IDS } from '@negotiator/content'
import { type Lang, shownNumber, text } from '@negotiator/language'
import { LONGEST_SEED } from '@negotiator/session'
import { Misuse } from './failure.ts'
import { printable } from './terminal/printable.ts'

/** Checks of what was typed after an option; each gives the value or says what is wrong with it. */

export function wholeNumber(lang: Lang, option: string, input: string, least: number, most: number): number {
  const n = /^\d{1,15}$/.test(input) ? Number(input) : Number.NaN
  if (n >= least && n <= most) return n
  const [shownLeast, shownMost] = [shownNumber(lang, least), shownNumber(lang, most)]
  throw new Misuse(
    text(lang, 'misuse.number', { option, least: shownLeast, most: shownMost, input: printable(input) }),
  )
}

/** A number above `least` and below `most`, with a decimal point if need be. */
export function numberBetween(
  lang: Lang,
  option: string,
  input: string,
  least: number,
  most: number,
): number {
  const n = /^\d{1,3}(\.\d{1,4})?$/.test(input) ? Number(input) : Number.NaN
  if (n > least && n < most) return n
  const shown = { option, least: `${least}`, most: `${most}`, input: printable(input) }
  throw new Misuse(text(lang, 'misuse.between', shown))
}

/** One of the abductors, or one of the words that stand for several. */
export function abductorOption(lang: Lang, input: string, ...others: readonly string[]): string {
  const options = [...ABDUCTOR_IDS, ...others]
  if (options.includes(input)) return input
  throw new Misuse(
    text(lang, 'cli.error.unknown-abductor', { input: printable(input), options: options.join(', ') }),
  )
}

export function seedOption(lang: Lang, input: string): string {
  if (input.trim() === '') throw new Misuse(text(lang, 'misuse.option-value', { input: '--seed' }))
  if (input.length <= LONGEST_SEED) return input
  throw new Misuse(text(lang, 'misuse.too-long', { option: '--seed', most: LONGEST_SEED }))
}

export function oneOf(lang: Lang, option: string, input: string, options: readonly string[]): string {
  if (options.includes(input)) return input
  const either = new Intl.ListFormat(lang, { type: 'disjunction' }).format(options)
  throw new Misuse(text(lang, 'misuse.one-of', { option, options: either, input: printable(input) }))
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000 }
const LONGEST_TIME = 10 * 60_000

/** `500ms`, `1.5s`, `2min`, in milliseconds. */
export function durationOption(lang: Lang, option: string, input: string): number {
  const [, digits = '', unit = ''] = /^(\d{1,9}(?:\.\d{1,3})?) ?(ms|s|min)$/.exec(input) ?? []
  const time = Number(digits) * (UNITS[unit] ?? 0)
  if (time >= 1 && time <= LONGEST_TIME) return time
  throw new Misuse(text(lang, 'misuse.duration', { option, input: printable(input) }))
}
