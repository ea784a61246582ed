import type { Lang } from '@negotiator/language'

/** What a terminal can show. */
export interface Style {
  readonly colour: boolean
  /** False where only ASCII is safe. */
  readonly unicode: boolean
}

export const PLAIN: Style = { colour: false, unicode: true }

/** Everything a drawing depends on besides the game. */
export interface Look extends Style {
  readonly lang: Lang
  readonly width: number
}

/** Narrower than this nothing is drawn; a terminal that small wraps the lines itself. */
const LEAST_WIDTH = 20

export function lookOf(lang: Lang, width: number, style: Style = PLAIN): Look {
  return { lang, width: Math.max(LEAST_WIDTH, Math.floor(width)), ...style }
}
