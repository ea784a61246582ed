/** Letters and digits that are not taken for each other when read out or copied by hand. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'

/** `getRandomValues` is there without HTTPS too. */
function randomWord(length: number): string {
  const numbers = crypto.getRandomValues(new Uint32Array(length))
  return Array.from(numbers, (n) => LETTERS[n % LETTERS.length]).join('')
}

export const randomSeed = (): string => randomWord(8)
export const randomGameId = (): string => randomWord(10)
