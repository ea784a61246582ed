import type { WriteStream } from 'node:tty'

type Output = NodeJS.WriteStream | WriteStream

/** Colours of one output; each function leaves the text as it is where colours are not wanted. */
export interface Style {
  readonly bold: (text: string) => string
  readonly dim: (text: string) => string
  readonly good: (text: string) => string
  readonly bad: (text: string) => string
}

/** `hasColors` knows NO_COLOR, TERM=dumb and the like; a pipe or a file is no terminal and never gets any. */
export function styleOf(output: Output): Style {
  const isColoured = output.isTTY === true && output.hasColors()
  const paint = (on: number, off: number) => (text: string) =>
    isColoured && text !== '' ? `\x1b[${on}m${text}\x1b[${off}m` : text
  return { bold: paint(1, 22), dim: paint(2, 22), good: paint(32, 39), bad: paint(31, 39) }
}

/** Long lines are hard to read, even where the terminal has room for them. */
const WIDEST = 100
const NARROWEST = 40

/** How wide lines may be. What goes to a file or another program is not broken at all. */
export function widthOf(output: Output): number {
  if (output.isTTY !== true) return Number.POSITIVE_INFINITY
  return Math.max(NARROWEST, Math.min(WIDEST, output.columns || 80))
}
