/**
 * Breaks a text at ordinary spaces (a no-break space holds) into lines of at most `width` characters. The first
 * line begins with `first`, the others with `next`; both count. Control sequences are not known here: colour
 * the lines afterwards.
 */
export function wrap(text: string, width: number, first = '', next = first): string[] {
  const lines: string[] = []
  let line = first
  let isFresh = true
  for (const word of text.split(' ')) {
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
