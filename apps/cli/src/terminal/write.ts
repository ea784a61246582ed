import { isUnicode, lineWidth } from './capabilities.ts'
import { toAscii } from './to-ascii.ts'
import { wrapWords } from './wrap.ts'

/** Sentences and pictures on standard output, for people: where the locale wants ASCII, in ASCII. */
export function tell(...lines: readonly string[]): void {
  say(...lines.map(showable))
}

/** As the locale can show it. */
export const showable = (s: string): string => (isUnicode(process.env) ? s : toAscii(s))

/** Lines on standard output as they are. */
export function say(...lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
}

/**
 * Problems, progress and timing go to standard error, so that what is piped on stays clean. On a terminal no word is
 * broken in the middle; a file gets each sentence on one line.
 */
export function complain(...lines: readonly string[]): void {
  if (lines.length === 0) return
  const width = lineWidth(process.stderr)
  const wrapped = lines.flatMap((line) => line.split('\n')).flatMap((line) => wrapWords(line, width, 2))
  process.stderr.write(`${wrapped.map(showable).join('\n')}\n`)
}
