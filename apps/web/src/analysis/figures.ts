import type { Balance } from '@negotiator/advisor'
import { analysisText, decimal, type Params } from '@negotiator/language'
import { lang, t } from '../words/words.ts'

/** A text about the analysis in the player's language. */
export const a = (key: Parameters<typeof analysisText>[1], params?: Params): string =>
  analysisText(lang.value, key, params)

/** Points of win chance, to a tenth. */
export const points = (share: number): string => decimal(lang.value, (share * 100).toFixed(1))

export function signedPoints(share: number): string {
  const words = points(Math.abs(share))
  // What rounds to nothing has no sign.
  if (!/[1-9]/.test(words)) return words
  return `${share < 0 ? '−' : '+'}${words}`
}

export const tenths = (share: number): string => t('play.percent', { n: points(share) })

export type Part = 'start' | 'luck' | 'skill' | 'residual' | 'end'
export const PARTS: readonly Part[] = ['start', 'luck', 'skill', 'residual', 'end']

/** The five parts so rounded that they still add up as they are shown: the residual takes what rounding leaves. */
export function shownSum(balance: Pick<Balance, Part>): Readonly<Record<Part, number>> {
  const rounded = (share: number) => Math.round(share * 1000)
  const [start, luck, skill, end] = [balance.start, balance.luck, balance.skill, balance.end].map(rounded)
  const residual = end! - start! - luck! - skill!
  return {
    start: start! / 1000,
    luck: luck! / 1000,
    skill: skill! / 1000,
    residual: residual / 1000,
    end: end! / 1000,
  }
}
