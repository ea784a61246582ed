import { toAscii } from './play/layout/to-ascii.ts'
import { isUnicode } from './play/terminal/capabilities.ts'

/** Sentences and pictures on standard output, for people: where the locale wants ASCII, in ASCII. */
export function tell(...lines: readonly string[]): void {
  say(...(isUnicode(process.env) ? lines : lines.map(toAscii)))
}

/** Lines on standard output as they are. */
export function say(...lines: readonly string[]): void {
  if (lines.length > 0) process.stdout.write(`${lines.join('\n')}\n`)
}

/** Problems, progress and timing go to standard error, so that what is piped on stays clean. */
export function complain(...lines: readonly string[]): void {
  if (lines.length > 0) process.stderr.write(`${lines.join('\n')}\n`)
}
