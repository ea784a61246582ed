import { stripVTControlCharacters } from 'node:util'

const NO_WIDTH = /[\p{Mn}\p{Me}\p{Cf}]/u
/** What terminals draw over two columns: emojis and the scripts of East Asia. Names in packs may have them. */
const TWO_COLUMNS =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u

/** How many columns of a terminal a text takes; colours take none. */
export function widthOf(s: string): number {
  let width = 0
  const bare = s.includes('\u001b') ? stripVTControlCharacters(s) : s
  for (const char of bare) width += char < '\u0300' ? 1 : columnsOf(char)
  return width
}

/** A screen is measured hundreds of times and has few different characters. */
const known = new Map<string, number>()

function columnsOf(char: string): number {
  const found = known.get(char)
  if (found !== undefined) return found
  const columns = NO_WIDTH.test(char) ? 0 : TWO_COLUMNS.test(char) ? 2 : 1
  known.set(char, columns)
  return columns
}

export function padEnd(s: string, width: number): string {
  return s + ' '.repeat(Math.max(0, width - widthOf(s)))
}

export function padStart(s: string, width: number): string {
  return ' '.repeat(Math.max(0, width - widthOf(s))) + s
}

/** The longest beginning that fits, and the rest; at least one character, so that cutting comes to an end. */
export function cut(s: string, width: number): [string, string] {
  let used = 0
  let end = 0
  for (const char of s) {
    used += columnsOf(char)
    if (used > width && end > 0) break
    end += char.length
  }
  return [s.slice(0, end), s.slice(end)]
}
