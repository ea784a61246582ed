import type { Lang } from '@negotiator/language'
import { effect, signal } from '@preact/signals'
import { chosenLang, lang } from '../words/words.ts'

export const THEMES = ['night', 'day', 'contrast'] as const
export const SPEEDS = ['normal', 'fast', 'off'] as const
export const TEXT_SIZES = ['normal', 'large'] as const

export interface Settings {
  readonly lang: Lang | null
  readonly theme: (typeof THEMES)[number]
  readonly speed: (typeof SPEEDS)[number]
  readonly textSize: (typeof TEXT_SIZES)[number]
  readonly sound: boolean
  /** Of the next game: the player rolls real dice. */
  readonly ownDice: boolean
  /** The lessons that were finished, by id. */
  readonly lessons: readonly string[]
  /** Some pack is switched on; which ones the database knows. */
  readonly hasPacks: boolean
}

const DEFAULTS: Settings = {
  lang: null,
  theme: 'night',
  speed: 'normal',
  textSize: 'normal',
  sound: false,
  ownDice: false,
  lessons: [],
  hasPacks: false,
}

/** More than there will ever be; a damaged file may hold anything. */
const MOST_LESSONS = 100

/** Small and needed before the first paint, hence not in the database with the games. */
const KEY = 'negotiator-settings'

/** As this tab has last read or written it: any other text is another tab's. */
let known = stored()

export const settings = signal<Settings>(read(known))

export function change(part: Partial<Settings>): void {
  takeOver()
  settings.value = { ...settings.value, ...part }
  const text = JSON.stringify(settings.value)
  try {
    localStorage.setItem(KEY, text)
    known = text
  } catch {
    // Storage is full or forbidden: the choice holds until the page is closed.
  }
}

export function forgetSettings(): void {
  settings.value = DEFAULTS
  try {
    localStorage.removeItem(KEY)
    known = null
  } catch {
    // Nothing was kept then.
  }
}

/** What another tab has chosen, learned or deleted holds here too, or the next change would write over it. */
function takeOver(): void {
  const text = stored()
  if (text === known) return
  known = text
  settings.value = read(text)
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function read(text: string | null): Settings {
  try {
    return checked(JSON.parse(text ?? '{}'))
  } catch {
    return DEFAULTS
  }
}

/** Field by field: what is unknown or damaged falls back to its default. */
export function checked(data: unknown): Settings {
  const given = (typeof data === 'object' && data !== null ? data : {}) as Record<string, unknown>
  const oneOf = <T>(value: unknown, all: readonly T[], otherwise: T): T =>
    all.find((each) => each === value) ?? otherwise
  return {
    lang: oneOf<Lang | null>(given.lang, ['en', 'fr'], null),
    theme: oneOf(given.theme, THEMES, DEFAULTS.theme),
    speed: oneOf(given.speed, SPEEDS, DEFAULTS.speed),
    textSize: oneOf(given.textSize, TEXT_SIZES, DEFAULTS.textSize),
    sound: given.sound === true,
    ownDice: given.ownDice === true,
    lessons: checkedLessons(given.lessons),
    hasPacks: given.hasPacks === true,
  }
}

function checkedLessons(data: unknown): readonly string[] {
  if (!Array.isArray(data)) return []
  const ids = data.filter((id): id is string => typeof id === 'string' && /^[a-z-]{1,40}$/.test(id))
  return [...new Set(ids)].slice(0, MOST_LESSONS)
}

/** Writes the choices where the style sheets and the browser see them, those of other tabs too. */
export function applySettings(): void {
  addEventListener('storage', takeOver)
  effect(() => {
    const { theme, textSize, speed } = settings.value
    chosenLang.value = settings.value.lang
    const root = document.documentElement
    root.lang = lang.value
    root.dataset.theme = theme
    root.dataset.text = textSize
    root.dataset.speed = speed
  })
}
