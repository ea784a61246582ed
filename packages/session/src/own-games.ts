import {
  type CardSet,
  type ContentChoice,
  contentHash,
  IllegalSet,
  libraryOf,
  ownContent,
  type PackFile,
  setProblems,
} from '@negotiator/content'
import { compileGame, type Game } from '@negotiator/rules'
import { gameOf } from './compiled.ts'
import { beginSession, type GameSetup, type Session } from './session.ts'

/** Games with sets and packs of their own; apart, so that a page that has none does not load what they need. */

/** Only the last few are kept: there is no end to them. */
const own = new Map<string, Game>()
const MOST_OWN = 16

/** The compiled game of any choice of set, packs and variant. Throws an Error that names what is not there. */
export function gameFor(choice: ContentChoice): Game {
  const { abductor, pack, set, packs, variant } = choice
  if (set === undefined && packs === undefined && variant === undefined) return gameOf(abductor, pack)
  const key = `${abductor} ${pack} ${contentHash(choice)}`
  let game = own.get(key)
  if (game === undefined) {
    if (set !== undefined) checkSet(set, packs ?? [])
    game = compileGame(ownContent(choice))
    if (own.size >= MOST_OWN) own.clear()
    own.set(key, game)
  }
  return game
}

/** B5: any abductor, but only a legal set: one with too few cards could not even be dealt. */
function checkSet(set: CardSet, packs: readonly PackFile[]): void {
  const [first] = setProblems(set, libraryOf(packs))
  if (first !== undefined) throw new IllegalSet(first)
}

/** `newSession` for any set-up. */
export const newOwnSession = (setup: GameSetup): Session =>
  beginSession(setup, gameFor(setup), contentHash(setup))
