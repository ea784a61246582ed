import type { ContentChoice } from '@negotiator/content'
import { cardsName, type Lang, labText, nameOf, shortEffect, shownNumber } from '@negotiator/language'
import type { NumberReport } from './report.ts'

/** The words of a report that the terminal and the page share. */

export const subjectTitle = (lang: Lang, choice: ContentChoice): string =>
  `${nameOf(lang, choice.abductor)} · ${cardsName(lang, choice)}`

/** What a number was and is now. */
export function changeText(lang: Lang, { field, from, to, before, after }: NumberReport): string {
  const name = labText(lang, `lab.field.${field as 'cost'}`)
  const shown = (effect: NumberReport['before']) =>
    effect === null ? labText(lang, 'lab.gone') : shortEffect(lang, [effect])
  const values = before === null ? { from, to } : { from: shown(before), to: shown(after) }
  return labText(lang, 'lab.becomes', { field: name, ...values })
}

/** Percentage points with a sign: +2.5, −1.0. */
export function points(lang: Lang, difference: number): string {
  const n = shownNumber(lang, Math.abs(difference) * 100, 1)
  // What is shown as nothing has no sign.
  if (!/[1-9]/.test(n)) return n
  return `${difference < 0 ? '−' : '+'}${n}`
}

export const pointsInterval = (
  lang: Lang,
  { low, high }: { readonly low: number; readonly high: number },
): string => `${points(lang, low)} … ${points(lang, high)}`

const STEPS = [
  [0.7, 'gentle'],
  [0.5, 'fair'],
  [0.3, 'hard'],
  [0.1, 'very-hard'],
  [0, 'merciless'],
] as const

/** By the chance of winning of the best player there was. */
export function hardness(lang: Lang, players: readonly { readonly winRate: number }[]): string | null {
  if (players.length === 0) return null
  const best = Math.max(...players.map(({ winRate }) => winRate))
  const [, word] = STEPS.find(([least]) => best >= least)!
  return labText(lang, 'lab.how-hard', { word: labText(lang, `lab.hard.${word}`) })
}
