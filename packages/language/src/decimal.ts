import type { Lang } from './lang.ts'

/** A small number with a decimal point as the language writes it. `Intl` would take longer than all the rest. */
export const decimal = (lang: Lang, digits: string): string =>
  lang === 'fr' ? digits.replace('.', ',') : digits
