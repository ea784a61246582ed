import { dialLabel } from '@negotiator/language'
import type { GameDigest } from '../store/database.ts'
import { lang, nameIn, t } from '../words/words.ts'

/** A game in a list: against whom, and how it stands. */
export function gameTitle({ summary: { abductor, turn, result } }: GameDigest): string {
  const name = nameIn(abductor)
  if (result === null) return t('web.games.open', { name, turn })
  return t(result === 'won' ? 'web.games.won' : 'web.games.lost', { name, turn })
}

let format: Intl.DateTimeFormat | null = null
let formatLang = ''

/** Made once for a language: of ten thousand rows each would take longer than the rest of it. */
function shownTime(at: number): string {
  if (format === null || formatLang !== lang.value) {
    formatLang = lang.value
    format = new Intl.DateTimeFormat(formatLang, { dateStyle: 'medium', timeStyle: 'short' })
  }
  return format.format(at)
}

export function gameDetails({ summary: { threat, pool, saved, killed }, playedAt }: GameDigest): string {
  const counts = t('web.games.details', { threat: dialLabel(lang.value, threat), pool, saved, killed })
  return `${counts} · ${shownTime(playedAt)}`
}
