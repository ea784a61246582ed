import { printable } from '../../terminal/printable.ts'

/** What was typed as it can be repeated: accents and capitals stay, on one line. */
export const repeatable = (typed: string): string =>
  printable(typed.replace(/\p{Cc}/gu, ' '))
    .trim()
    .replace(/\s+/g, ' ')

/** What was typed, without what does not matter: capitals, accents, curly quotes, spaces around and between. */
export function plainInput(typed: string): string {
  return typed
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[’‘`]/g, "'")
    .replace(/œ/gi, 'oe')
    .replace(/\p{Cc}/gu, ' ')
    .toLowerCase()
    .trim()
    .replace(/\s+/g, ' ')
}
