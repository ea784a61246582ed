import { LANGS, type Lang, type MessageKey, nameOf, type Params, text } from '@negotiator/language'
import { computed, signal } from '@preact/signals'

/** The browser's own language, if it is one of ours. */
function browserLang(): Lang {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2))
  return (
    LANGS.find((lang) => lang === wanted.find((tag) => (LANGS as readonly string[]).includes(tag))) ?? 'en'
  )
}

/** What the player asked for; null follows the browser. */
export const chosenLang = signal<Lang | null>(null)
export const lang = computed<Lang>(() => chosenLang.value ?? browserLang())

/** A text in the player's language. A view that calls it is drawn again when the language changes. */
export const t = (key: MessageKey, params?: Params): string => text(lang.value, key, params)
export const nameIn = (id: string): string => nameOf(lang.value, id)

/** Each chance is rounded by itself: equal ones look equal, even if three of them then add up to 99. */
export const percent = (share: number): string => t('play.percent', { n: Math.round(share * 100) })
