import type { Style } from './look.ts'

/** Longer lines are hard to read, however wide the terminal is. */
const WIDEST = 100
const USUAL_WIDTH = 80

type Environment = Readonly<Record<string, string | undefined>>

/** An output as far as drawing needs to know it. */
export interface Output {
  readonly isTTY?: boolean
  readonly columns?: number
  readonly rows?: number
  hasColors?(): boolean
}

/** Read anew for every drawing: windows are resized. Pipes have no width, COLUMNS may tell one. */
export function widthNow(output: Output, env: Environment): number {
  const told = Number(env.COLUMNS)
  return Math.min(WIDEST, output.columns || (told > 0 ? told : USUAL_WIDTH))
}

const NARROWEST = 40

/** How wide the lines of a report may be. What goes to a file or another program is not broken at all. */
export function lineWidth(output: Output): number {
  if (output.isTTY !== true) return Number.POSITIVE_INFINITY
  return Math.max(NARROWEST, Math.min(WIDEST, output.columns || USUAL_WIDTH))
}

export function heightNow(output: Output): number {
  return (output.isTTY && output.rows) || Number.POSITIVE_INFINITY
}

/** A terminal that obeys no control sequences is only ever added to, like a file. */
export function canClear(output: Output, env: Environment): boolean {
  return output.isTTY === true && env.TERM !== 'dumb'
}

/** `hasColors` knows NO_COLOR and TERM=dumb; a pipe or a file never gets colours. */
export function styleNow(output: Output, env: Environment): Style {
  return { colour: output.isTTY === true && output.hasColors?.() === true, unicode: isUnicode(env) }
}

/** A locale that is set and not UTF-8 asks for ASCII; where none is set, nearly everything is UTF-8 today. */
export function isUnicode(env: Environment): boolean {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG
  return locale === undefined || locale === '' || /utf-?8/i.test(locale)
}
