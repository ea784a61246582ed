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
