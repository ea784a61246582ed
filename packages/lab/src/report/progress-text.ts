import { type Lang, labText, shownNumber } from '@negotiator/language'
import type { LabRun } from '../job/lab-run.ts'

/** How far it is, how fast, and how long it will take. */
export function progressText(
  lang: Lang,
  done: number,
  games: number,
  rate: number,
  left = (games - done) / rate,
): string {
  return labText(lang, 'lab.progress', {
    done: shownNumber(lang, done),
    games: shownNumber(lang, games),
    rate: shownRate(lang, rate),
    left: duration(left),
  })
}

/** Tasks take about as long as each other, whoever plays; games do not. */
export const secondsLeft = ({ added, tasks }: LabRun, before: number, seconds: number): number =>
  ((tasks.length - added) * seconds) / (added - before)

/** Deep games take seconds; nobody plays 0 per second. */
export const shownRate = (lang: Lang, rate: number): string => shownNumber(lang, rate, rate < 10 ? 1 : 0)

/** The same in both languages, and no more exact than it can be known. */
export function duration(seconds: number): string {
  if (!Number.isFinite(seconds)) return '…'
  if (seconds <= 90) return `${Math.ceil(seconds)} s`
  const minutes = Math.ceil(seconds / 60)
  return minutes <= 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`
}
