import { type Lang, labText, shownNumber } from '@negotiator/language'
import { points } from './labels.ts'
import type { DuelReport } from './report.ts'

/** The answer of a duel as a sentence. */
export function verdictText(lang: Lang, { verdict, low, high, margin, error }: DuelReport): string {
  const sure = shownNumber(lang, (1 - error) * 100, error < 0.01 ? 1 : 0)
  const plain = (n: number) => shownNumber(lang, n * 100, 1)
  if (verdict === 'same') {
    const shown = margin * 100
    return labText(lang, 'lab.verdict.same', {
      margin: shownNumber(lang, shown, shown % 1 === 0 ? 0 : 1),
      n: shown,
      sure,
    })
  }
  if (verdict === 'open') {
    return labText(lang, 'lab.verdict.open', { low: points(lang, low), high: points(lang, high), sure })
  }
  const [least, most] = verdict === 'first' ? [low, high] : [-high, -low]
  return labText(lang, `lab.verdict.${verdict}`, { low: plain(least), high: plain(most), sure })
}
