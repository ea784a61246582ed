/**
 * Breaks a text at ordinary spaces (a no-break space holds) into lines of at most `width` characters. The first
 * line begins with `first`, the others with `next`; both count. Control sequences are not known here: colour
 * the lines afterwards.
 */
export function wrap(text: string, width: number, first = '', next = first): string[] {
  return wrapWords(text.split(' '), width, first, next)
}

/** The same for parts that stay whole, with dots between them: facts, counts. */
export function wrapParts(parts: readonly string[], width: number, margin = ''): string[] {
  const pieces = parts.map((part, i) => (i < parts.length - 1 ? `${part} ·` : part))
  return wrapWords(pieces, width, margin)
}

/** The same for words that may have spaces inside, where nothing is broken. */
export function wrapWords(words: readonly string[], width: number, first = '', next = first): string[] {
  const lines: string[] = []
  let line = first
  let isFresh = true
  for (const word of words) {
    if (!isFresh && line.length + 1 + word.length > width) {
      lines.push(line)
      line = next
      isFresh = true
    }
    line += isFresh ? word : ` ${word}`
    isFresh = false
  }
  lines.push(line)
  return lines
}
