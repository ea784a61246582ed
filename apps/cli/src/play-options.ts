import type { Lang } from '@negotiator/language'
import type { OwnCards } from './own-cards/content-options.ts'

/** What the command line says about the game to play; what is left out is asked for on the screen. */
export interface PlayOptions extends OwnCards {
  lang: Lang
  /** An abductor's id, or `random`. */
  abductor?: string
  seed?: string
  practice: boolean
  /** The player rolls real dice and types them in. */
  ownDice: boolean
  /** A save's file, or `true` for the latest game that is not over. */
  resume?: string | true
  /** Begin a new game even if one is still open. */
  fresh: boolean
}
