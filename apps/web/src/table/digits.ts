/** The keys 1 … 9 and 0 stand for the first ten things in a row. */
const DIGITS = '1234567890'

export const digitOf = (index: number): string | undefined => DIGITS[index]
export const indexOfDigit = (key: string): number => (key.length === 1 ? DIGITS.indexOf(key) : -1)
